import type { StoredDraft } from '../../engine/index.ts';
import type { DraftStorage } from './draftPlace.ts';
import { removeDraft } from './draftPlace.ts';
import { parseStoredDraft } from './parseStoredDraft.ts';

/** Milliseconds after which a draft is not read again from this tab. */
const idleLimit = 60 * 60 * 1000;

/** The stored draft; null when there is none or it can no longer be used, in which case nothing of it stays behind. */
export function readDraft(storage: DraftStorage | null, key: string, now: number): StoredDraft | null {
  try {
    const text = storage?.getItem(key) ?? null;
    if (text === null) return null;
    const stored = parseStoredDraft(text);
    if (stored !== null && now - stored.savedAt <= idleLimit) return stored;
    removeDraft(storage, key);
    return null;
  } catch {
    return null;
  }
}

/** False when the storage refused; the draft then lives in memory only. */
export function writeDraft(storage: DraftStorage | null, key: string, stored: StoredDraft): boolean {
  if (storage === null) return false;
  try {
    storage.setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}
