import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { removeDrafts } from './draftPlace.ts';
import type { DraftStore } from './draftStore.ts';

/** Drafts of forms on the page. Logout must reach them, or the last write on `pagehide` would bring them back. */
const openDrafts = new Set<DraftStore>();
let isWarningOff = false;

/** Counts a draft among the open ones; returns how to take it out again, written. */
export function registerOpenDraft(draft: DraftStore): () => void {
  openDrafts.add(draft);
  isWarningOff = false;
  return () => {
    draft.save();
    openDrafts.delete(draft);
  };
}

/** On logout: no answer stays, neither in the storage nor in memory. */
export function clearDrafts(): void {
  for (const draft of openDrafts) draft.dispatch({ kind: 'discarded' });
  removeDrafts(tabStorage);
}

/** Called on sign-in: removes drafts that another account left in this tab when its sign-in expired. */
export function clearForeignDrafts(account: string): void {
  removeDrafts(tabStorage, account);
}

/** Before the portal itself leaves the page and comes back (signing in again): answers are written, no warning is raised. */
export function leaveWithoutWarning(): void {
  for (const draft of openDrafts) {
    draft.dispatch({ kind: 'sessionEnded' });
    draft.save();
  }
  isWarningOff = true;
}

/** Returns true when the portal itself leaves the page. */
export function isLeavingWithoutWarning(): boolean {
  return isWarningOff;
}
