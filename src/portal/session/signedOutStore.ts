import { create } from 'zustand';
import { tabStorage } from './tabStorage.ts';

interface SignedOut {
  /** This tab's session has been ended on purpose. Never turns back: signing in loads the page anew. */
  readonly isSignedOut: boolean;
  /** What was said last, to be read once more; empty when nothing was. */
  readonly farewell: string;
}

const place = 'farewell';

/** Begins signed out where the provider has just sent a tab back that had something to say. */
export const useSignedOutStore = create<SignedOut>(() => {
  const farewell = tabStorage.read(place) ?? '';
  tabStorage.remove(place);
  return { isSignedOut: farewell !== '', farewell };
});

/** The tab leaves for the provider now; what it has said is not to be lost on the way. */
export function keepFarewell(farewell: string): void {
  tabStorage.write(place, farewell);
}
