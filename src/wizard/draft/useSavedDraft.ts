import { useEffect, useState } from 'react';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import type { AccountDrafts } from './AccountDrafts.ts';
import { type AccountKeeper, createAccountKeeper } from './accountKeeper.ts';
import { openDraftWindows } from './draftWindows.ts';
import type { DraftStore } from './draftStore.ts';

/** Writes the waiting changes when the page is left. */
export function useSaveOnLeave(draft: DraftStore): void {
  useEffect(() => {
    const save = () => draft.save();
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [draft]);
}

/** Creates the keeper of a form's draft; null where the account keeps none. `key`: the storage key of the draft. */
export function useAccountKeeper(
  form: string,
  key: string,
  drafts: AccountDrafts | undefined,
): AccountKeeper | null {
  const [keeper] = useState(() =>
    drafts === undefined
      ? null
      : createAccountKeeper({ form, drafts, storage: tabStorage, key, windows: openDraftWindows(key) }),
  );
  return keeper;
}

/**
 * Sends waiting changes to the account when the page is left, follows other windows, and looks for changes of other devices when the customer
 * returns.
 */
export function useKeeper(keeper: AccountKeeper | null, draft: DraftStore): void {
  useEffect(() => {
    if (keeper === null) return;
    keeper.opened(draft.getState());
    const stopListening = keeper.listen();
    const turned = () => (document.hidden ? keeper.flush() : void keeper.look());
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('beforeunload', keeper.flush);
    window.addEventListener('online', keeper.flush);
    return () => {
      stopListening();
      keeper.flush();
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('beforeunload', keeper.flush);
      window.removeEventListener('online', keeper.flush);
    };
  }, [keeper, draft]);
}
