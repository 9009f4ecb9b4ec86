import type { Wizard } from '../../engine/index.ts';
import type { DraftStorage } from './draftPlace.ts';

/** Ids of what is said once per session, as far as it was; the same id is the same message in all forms (CON-005). A storage that refuses leaves the page's own memory. */
export interface SeenInSession {
  readonly ids: () => readonly string[];
  readonly add: (id: string) => void;
}

export function seenInSession(wizard: Wizard, storage: DraftStorage | null): SeenInSession {
  const key = (id: string) => `kfz.seen:${id}`;
  const inMemory = new Set<string>();
  const once = [...wizard.notices, ...wizard.steps.flatMap(({ confirm }) => confirm)].flatMap((said) =>
    said.once === 'session' ? [said.id] : [],
  );
  return {
    ids: () => once.filter((id) => inMemory.has(id) || isStored(storage, key(id))),
    add: (id) => {
      inMemory.add(id);
      store(storage, key(id));
    },
  };
}

function isStored(storage: DraftStorage | null, key: string): boolean {
  try {
    return (storage?.getItem(key) ?? null) !== null;
  } catch {
    return false;
  }
}

function store(storage: DraftStorage | null, key: string): void {
  try {
    storage?.setItem(key, '1');
  } catch {
    // Said once per page then.
  }
}
