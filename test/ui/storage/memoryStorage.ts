import type { BrowserStorage } from '../../../src/ui/storage/createBrowserStorage.ts';

/** A storage in memory, with its entries for a look. */
export function memoryStorage(): BrowserStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    isKept: true,
    keys: () => [...entries.keys()],
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
