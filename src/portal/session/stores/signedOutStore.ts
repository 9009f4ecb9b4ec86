import { create } from 'zustand';
import { lastMessageKey } from '../../auth/signOutNames.ts';
import { tabStorage } from '../../../ui/storage/tabStorage.ts';

interface SignedOut {
  /** True when the session of this tab was ended on purpose. It stays true: signing in loads the page anew. */
  readonly isSignedOut: boolean;
  /** The last message before the sign-out, which is shown again; empty without one. */
  readonly lastMessage: string;
}

/** Starts signed out when the provider has just sent back a tab that kept a message. */
export const useSignedOutStore = create<SignedOut>(() => {
  const lastMessage = tabStorage.read(lastMessageKey) ?? '';
  tabStorage.remove(lastMessageKey);
  return { isSignedOut: lastMessage !== '', lastMessage };
});

/** Keeps a message while the tab is at the provider. */
export function storeLastMessage(lastMessage: string): void {
  tabStorage.write(lastMessageKey, lastMessage);
}
