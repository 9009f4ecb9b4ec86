import type { SilentAnswer } from './Tokens.ts';

/** The work that the page starts before the program has loaded. */
export interface Boot {
  readonly signIn: Promise<SilentAnswer>;
  /** Returns the response of this address that arrived with the sign-in, once; null when there is none. */
  readonly takeResponse: (url: string) => Response | null;
  /** Another tab has signed out since this page began. */
  readonly isSignedOut: () => boolean;
}
