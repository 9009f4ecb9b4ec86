import type { StoredDraft } from '../../engine/index.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import { buildDraftKey, removeDrafts } from './draftPlace.ts';
import { writeDraft } from './draftStorage.ts';
import type { DraftStore } from './draftStore.ts';

/** Drafts of the forms on this page. A logout must clear them, or their last write on `pagehide` would restore them. */
const openDrafts = new Set<DraftStore>();
let isWarningOff = false;

/** Registers an open draft; returns a function that saves and unregisters it. */
export function registerOpenDraft(draft: DraftStore): () => void {
  openDrafts.add(draft);
  isWarningOff = false;
  return () => {
    draft.save();
    openDrafts.delete(draft);
  };
}

/** Lists the drafts of the forms on this page, for tools that show a form beside what they know of it. */
export function listOpenDrafts(): readonly DraftStore[] {
  return [...openDrafts];
}

/** Keeps a draft that was made without a page, so that the form opens with it. */
export function keepDraft(form: string, owner: WizardPorts['owner'], draft: StoredDraft): void {
  writeDraft(tabStorage, buildDraftKey(form, owner), draft);
}

/** Called on logout: removes all answers from storage and memory. */
export function clearDrafts(): void {
  for (const draft of openDrafts) draft.dispatch({ kind: 'discarded' });
  removeDrafts(tabStorage);
}

/** Called on sign-in: removes drafts that another account left in this tab when its sign-in expired. */
export function clearForeignDrafts(account: string): void {
  removeDrafts(tabStorage, account);
}

/** Returns true when this tab keeps a draft of a form. */
export function hasStoredDraft(form: string, owner: WizardPorts['owner']): boolean {
  return tabStorage.read(buildDraftKey(form, owner)) !== null;
}

/** Removes the draft of a form that is not open from this tab. */
export function discardStoredDraft(form: string, owner: WizardPorts['owner']): void {
  tabStorage.remove(buildDraftKey(form, owner));
}

/** Called before the portal leaves the page and returns (signing in again): saves the answers and suppresses the warning. */
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
