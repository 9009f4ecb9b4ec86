import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';

const prefix = 'kfz.draft:';

/** Returns the storage key of a draft, built from account, brand, form and policy. */
export function buildDraftKey(form: string, owner: WizardPorts['owner']): string {
  return prefix + [owner.account, owner.brand, form, owner.policy].map(encodeURIComponent).join(':');
}

/** Removes all drafts except those of the account `keep`. */
export function removeDrafts(storage: BrowserStorage, keep: string | null = null): void {
  const kept = keep === null ? null : `${prefix}${encodeURIComponent(keep)}:`;
  for (const key of storage.keys()) {
    if (key.startsWith(prefix) && (kept === null || !key.startsWith(kept))) storage.remove(key);
  }
}
