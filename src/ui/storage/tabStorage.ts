import { type BrowserStorage, deviceMemory, sessionMemory } from './browserStorage.ts';

/** Session storage that may fill up: then the portal works on without a memory for this. */
export const tabStorage = guardedStorage(sessionMemory);

/** Local storage under the same conditions: brand, dismissed banners, cookie choice. Nothing personal. */
export const deviceStorage = guardedStorage(deviceMemory);

interface GuardedStorage {
  /** False where the browser denies it: then it forgets with the page. */
  readonly isKept: () => boolean;
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** A storage that may fill up. */
export function guardedStorage(storage: BrowserStorage): GuardedStorage {
  return {
    isKept: () => storage.isKept,
    read: (key) => attempt(() => storage.getItem(key), null),
    write: (key, value) => attempt(() => storage.setItem(key, value), undefined),
    remove: (key) => attempt(() => storage.removeItem(key), undefined),
    clear: () => attempt(() => storage.clear(), undefined),
  };
}

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
