import type { StoredDraft } from '../../engine/index.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import { parseStoredDraft } from './parseStoredDraft.ts';

/** Milliseconds after which this tab no longer restores a draft. */
const idleLimit = 60 * 60 * 1000;

/** Reads the stored draft. Returns null when there is none, and removes a draft that is no longer usable. */
export function readDraft(storage: BrowserStorage, key: string, now: number): StoredDraft | null {
  const text = storage.read(key);
  if (text === null) return null;
  const stored = parseStoredDraft(text);
  if (stored !== null && now - stored.savedAt <= idleLimit) return stored;
  storage.remove(key);
  return null;
}

/** Returns false when the storage has no room; the draft then lives in memory only. */
export function writeDraft(storage: BrowserStorage, key: string, stored: StoredDraft): boolean {
  return storage.write(key, JSON.stringify(stored));
}
