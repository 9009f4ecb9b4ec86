import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../../wizard/draft/openDrafts.ts';
import type { AuthSession } from '../auth/AuthSession.ts';
import type { Services } from './Services.ts';
import { keepLastMessage, useSignedOutStore } from './signedOutStore.ts';
import { tabStorage } from './tabStorage.ts';

/**
 * Signing out (AUTH-013): nothing personal stays in memory, cache or session storage of any tab, nor behind the back button; then the
 * provider ends its session.
 */
export function createSignOut(
  auth: AuthSession,
  queries: QueryClient,
  page: Window,
): Pick<Services, 'signOut' | 'logoutAfter'> {
  const tabs = new BroadcastChannel('signOut');
  let lastMessage = '';
  function forget(): void {
    useSignedOutStore.setState({ isSignedOut: true, lastMessage });
    // What is still on its way must not be kept either.
    void queries.cancelQueries();
    queries.clear();
    clearDrafts();
    tabStorage.clear();
  }
  tabs.addEventListener('message', () => {
    forget();
    void auth.forget();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSignedOutStore.getState().isSignedOut) page.location.replace('/');
  });

  function signOut(): void {
    tabs.postMessage(null);
    forget();
    if (lastMessage !== '') keepLastMessage(lastMessage);
    void auth.signOut();
  }
  return {
    signOut,
    logoutAfter(milliseconds, message = '') {
      lastMessage ||= message;
      tabStorage.clear();
      page.setTimeout(signOut, milliseconds);
    },
  };
}
