import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../../wizard/draft/openDrafts.ts';
import type { AuthSession } from '../auth/AuthSession.ts';
import { signOutChannel } from '../auth/signOutNames.ts';
import type { Services } from './Services.ts';
import { storeLastMessage, useSignedOutStore } from './stores/signedOutStore.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';

/**
 * Signs out (AUTH-013): personal data leave memory, cache and session storage of all tabs and the pages behind the back button; then the
 * provider ends its session. `isSignedOut` returns true when another tab has signed out since this page began.
 */
export function createSignOut(
  auth: AuthSession,
  queries: QueryClient,
  page: Window,
  isSignedOut: boolean,
): Pick<Services, 'signOut' | 'logoutAfter'> {
  const tabs = new BroadcastChannel(signOutChannel);
  let lastMessage = '';
  function forget(): void {
    useSignedOutStore.setState({ isSignedOut: true, lastMessage });
    // Answers of running requests must not be cached either.
    void queries.cancelQueries();
    queries.clear();
    clearDrafts();
    tabStorage.clear();
  }
  function follow(): void {
    forget();
    void auth.forget();
  }
  tabs.addEventListener('message', follow);
  if (isSignedOut) follow();
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSignedOutStore.getState().isSignedOut) page.location.replace('/');
  });

  function signOut(): void {
    tabs.postMessage(null);
    forget();
    if (lastMessage !== '') storeLastMessage(lastMessage);
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
