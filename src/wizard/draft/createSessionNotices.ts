import type { Wizard } from '../../engine/index.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';

/** Ids of what is said once per session, as far as it was; the same id is the same message in all forms (CON-005). A storage that refuses leaves the page's own memory. */
export interface SessionNotices {
  readonly ids: () => readonly string[];
  readonly add: (id: string) => void;
}

export function createSessionNotices(wizard: Wizard, storage: BrowserStorage): SessionNotices {
  const key = (id: string) => `kfz.seen:${id}`;
  const inMemory = new Set<string>();
  const once = [...wizard.notices, ...wizard.steps.flatMap(({ confirm }) => confirm)].flatMap((said) =>
    said.once === 'session' ? [said.id] : [],
  );
  return {
    ids: () => once.filter((id) => inMemory.has(id) || storage.read(key(id)) !== null),
    add: (id) => {
      inMemory.add(id);
      storage.write(key(id), '1');
    },
  };
}
