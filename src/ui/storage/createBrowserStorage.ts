/** A storage of the browser whose functions never throw. */
export interface BrowserStorage {
  /** False where the browser denies the storage or has no room at all: entries are then kept in memory, for this visit. */
  readonly isKept: boolean;
  readonly keys: () => readonly string[];
  /** The value of an entry; null when there is none. */
  readonly read: (key: string) => string | null;
  /** Returns false when there was no room for the entry. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** The part of a Web Storage that is used here. */
type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'clear'>;

/** Where entries are kept. */
interface UsedStorage {
  readonly storage: PlainStorage;
  readonly isKept: boolean;
}

/** As large as the entries of a sign-in or a short draft. */
const probe = { key: 'kfz.probe', value: 'x'.repeat(4096) };

/**
 * Wraps a storage of the browser, or a memory where that storage does not give back what was written. The first use finds out.
 * `reach` may throw, as `sessionStorage` does where the browser denies it.
 */
export function createBrowserStorage(reach: () => PlainStorage): BrowserStorage {
  let place: UsedStorage | undefined;
  const open = () => (place ??= chooseStorage(reach));
  return {
    get isKept() {
      return open().isKept;
    },
    keys: () =>
      attempt(() => {
        const { storage } = open();
        return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      }, []),
    read: (key) => attempt(() => open().storage.getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        open().storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => open().storage.removeItem(key), undefined),
    clear: () => attempt(() => open().storage.clear(), undefined),
  };
}

function chooseStorage(reach: () => PlainStorage): UsedStorage {
  const working = attempt(() => {
    const storage = reach();
    storage.setItem(probe.key, probe.value);
    const isKept = storage.getItem(probe.key) === probe.value;
    storage.removeItem(probe.key);
    return isKept ? storage : null;
  }, null);
  return working === null ? { storage: createMemory(), isKept: false } : { storage: working, isKept: true };
}

function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

function createMemory(): PlainStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}
