import { useEffect } from 'react';
import type { AccountKeeper } from './accountKeeper.ts';
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

/** Sends waiting changes to the account when the page is left, and looks for changes of other devices when the customer returns. */
export function useKeeper(keeper: AccountKeeper | null, draft: DraftStore): void {
  useEffect(() => {
    if (keeper === null) return;
    keeper.opened(draft.getState());
    const turned = () => (document.hidden ? keeper.flush() : void keeper.look());
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('beforeunload', keeper.flush);
    window.addEventListener('online', keeper.flush);
    return () => {
      keeper.flush();
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('beforeunload', keeper.flush);
      window.removeEventListener('online', keeper.flush);
    };
  }, [keeper, draft]);
}
