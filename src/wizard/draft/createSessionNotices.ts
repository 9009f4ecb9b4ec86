import type { Wizard } from '../../engine/index.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';

/**
 * Ids of the notices that were shown in this session; an id is the same notice in all forms (CON-005). If the storage refuses, they stay in
 * memory.
 */
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
