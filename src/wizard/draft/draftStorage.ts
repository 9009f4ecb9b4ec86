import type { StoredDraft } from '../../engine/index.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import { parseStoredDraft } from './parseStoredDraft.ts';

/** Milliseconds after which a draft is not read again from this tab. */
const idleLimit = 60 * 60 * 1000;

/** The stored draft; null when there is none or it can no longer be used, in which case nothing of it stays behind. */
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
