import type { WizardPorts } from '../ports/WizardPorts.ts';

/** The part of a Web Storage that drafts use. Every access may throw: full, switched off, or denied. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'kfz.draft:';

/** Where the draft of a form lives: bound to account, brand, form and policy. */
export function draftKey(form: string, owner: WizardPorts['owner']): string {
  return prefix + [owner.account, owner.brand, form, owner.policy].map(encodeURIComponent).join(':');
}

export function removeDraft(storage: DraftStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A storage that refuses to remove refused to write before.
  }
}

/** Removes the drafts of every form and account, but for those of the account `keep`. */
export function removeDrafts(storage: DraftStorage, keep: string | null = null): void {
  const kept = keep === null ? null : `${prefix}${encodeURIComponent(keep)}:`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix) && (kept === null || !key.startsWith(kept))) removeDraft(storage, key);
  }
}
