import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../../wizard/draft/openDrafts.ts';
import type { AuthSession } from '../auth/AuthSession.ts';
import { useSignedOutStore } from './signedOutStore.ts';
import { tabStorage } from './tabStorage.ts';

/**
 * Signing out (AUTH-013): nothing personal stays in memory, cache or session storage of any tab, nor behind the back button; then the
 * provider ends its session.
 */
export function createSignOut(auth: AuthSession, queries: QueryClient, page: Window): () => void {
  const tabs = new BroadcastChannel('signOut');
  function forget(): void {
    useSignedOutStore.setState({ isSignedOut: true });
    clearDrafts(page.sessionStorage);
    queries.clear();
    tabStorage.clear();
  }
  tabs.addEventListener('message', () => {
    forget();
    void auth.forget();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSignedOutStore.getState().isSignedOut) page.location.replace('/');
  });

  return () => {
    tabs.postMessage(null);
    forget();
    void auth.signOut();
  };
}
