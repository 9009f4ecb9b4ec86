import type { WizardPorts } from '../ports.ts';
import { parseStoredDraft } from './storedDraft.ts';
import type { StoredDraft } from './storedDraft.ts';

/** The part of a Web Storage that drafts use. Every access may throw: full, switched off, or denied. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'kfz.draft:';

/** Where the draft of a form lives: bound to account, brand, form and policy. */
export function draftKey(form: string, owner: WizardPorts['owner']): string {
  return prefix + [owner.account, owner.brand, form, owner.policy].map(encodeURIComponent).join(':');
}

/** The browser's session storage; null where even reaching for it is denied. */
export function sessionDraftStorage(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The stored draft; null when there is none or it can no longer be used, in which case nothing of it stays behind. */
export function readDraft(storage: DraftStorage | null, key: string, now: number): StoredDraft | null {
  try {
    const text = storage?.getItem(key) ?? null;
    if (text === null) return null;
    const stored = parseStoredDraft(text, now);
    if (stored === null) storage?.removeItem(key);
    return stored;
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

export function removeDraft(storage: DraftStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A storage that refuses to remove refused to write before.
  }
}

/** Removes the drafts of every form and account. */
export function removeDrafts(storage: DraftStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) removeDraft(storage, key);
}
