import type { DraftStorage } from './draftPlace.ts';

/** Ids of what is said once per session. A storage that refuses leaves the page's own memory. */
export interface SeenInSession {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
}

export function seenInSession(form: string, storage: DraftStorage | null): SeenInSession {
  const key = (id: string) => `kfz.seen:${form}:${id}`;
  const inMemory = new Set<string>();
  return {
    has: (id) => inMemory.has(id) || isStored(storage, key(id)),
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
