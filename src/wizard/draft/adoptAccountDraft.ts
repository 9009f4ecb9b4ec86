import type { AccountDraft } from './AccountDrafts.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { parseStoredDraft } from './parseStoredDraft.ts';

/** The draft with which a form is opened. */
export interface DraftOrigin {
  /** The revision of the account's draft that the draft of this tab continues; null: none. */
  readonly revision: string | null;
  /**
   * `restored`: the account's draft. `own`: the draft of this tab, or a fresh start. `gone`: the draft of this tab, which was sent or
   * discarded on another device.
   */
  readonly kind: 'restored' | 'own' | 'gone';
}

/** Puts the later of the two drafts (of this tab, of the account) into the storage, where the form reads it. */
export function adoptAccountDraft(
  storage: BrowserStorage,
  key: string,
  found: AccountDraft | null | 'unknown',
  now: number,
): DraftOrigin {
  const own = readDraft(storage, key, now);
  const base = own === null ? null : storage.read(buildRevisionKey(key));
  if (found === 'unknown') return { revision: base, kind: 'own' };
  if (found === null) return { revision: base, kind: base === null ? 'own' : 'gone' };
  const { revision, changedAt, content } = found;
  const isBehind = own !== null && base !== revision && own.savedAt < Date.parse(changedAt);
  const stored = own === null || isBehind ? parseStoredDraft(content) : null;
  if (stored === null || !writeDraft(storage, key, { ...stored, savedAt: now }))
    return { revision, kind: 'own' };
  writeRevision(storage, key, revision);
  return { revision, kind: 'restored' };
}

/** The revision stands beside the draft and is removed with it on sign-out. */
const buildRevisionKey = (key: string) => `${key}:revision`;

export function writeRevision(storage: BrowserStorage, key: string, revision: string | null): void {
  if (revision === null) storage.remove(buildRevisionKey(key));
  // Where the storage is full, no revision is stored; the next opening then decides by the times of both drafts.
  else storage.write(buildRevisionKey(key), revision);
}
