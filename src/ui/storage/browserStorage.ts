/** The part of a Web Storage that is used here. */
type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'clear'>;

export interface BrowserStorage extends PlainStorage {
  /** False where the browser denies this storage or has no room at all: then everything is kept for the visit alone. */
  readonly isKept: boolean;
}

/** Big enough for what a sign-in or a short draft needs. */
const probe = { key: 'kfz.probe', value: 'x'.repeat(4096) };

/** The session storage of the tab, or a memory in its place. */
export const sessionMemory = browserStorage(() => sessionStorage);

/** The local storage of the device, or a memory in its place. */
export const deviceMemory = browserStorage(() => localStorage);

/** Works with the storage if it takes and gives back a value. It is tried with the first use. */
export function browserStorage(reach: () => Storage): BrowserStorage {
  let storage: { readonly place: PlainStorage; readonly isKept: boolean } | null = null;
  const found = () => (storage ??= workingStorage(reach));
  return {
    getItem: (key) => found().place.getItem(key),
    setItem: (key, value) => found().place.setItem(key, value),
    removeItem: (key) => found().place.removeItem(key),
    key: (index) => found().place.key(index),
    clear: () => found().place.clear(),
    get length() {
      return found().place.length;
    },
    get isKept() {
      return found().isKept;
    },
  };
}

function workingStorage(reach: () => Storage): { readonly place: PlainStorage; readonly isKept: boolean } {
  try {
    const place = reach();
    place.setItem(probe.key, probe.value);
    const isKept = place.getItem(probe.key) === probe.value;
    place.removeItem(probe.key);
    if (isKept) return { place, isKept };
  } catch {
    // Denied, or full to the brim.
  }
  return { place: memoryStorage(), isKept: false };
}

function memoryStorage(): PlainStorage {
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
