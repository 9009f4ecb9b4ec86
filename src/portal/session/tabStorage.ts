/** Session storage that may be full or denied: then the portal works on without a memory for this. */
export const tabStorage = guarded(() => sessionStorage);

/** Local storage under the same conditions: brand, dismissed banners, cookie choice. Nothing personal. */
export const deviceStorage = guarded(() => localStorage);

interface GuardedStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

function guarded(storage: () => Storage): GuardedStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    write: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
