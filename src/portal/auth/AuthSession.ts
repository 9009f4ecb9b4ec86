import type { TokenSource } from '../api/TokenSource.ts';

/** The signed-in person, read from the login token and never from input (AUTH-002). */
export interface Identity {
  readonly accountId: string;
  readonly email: string;
}

/** The sign-in of this tab. */
export interface AuthSession extends TokenSource {
  /**
   * Finishes the sign-in when `url` is the provider's answer. Otherwise it leaves for the login page and never resolves; it never resolves
   * after a refusal either. Throws when the answer cannot be trusted or the provider does not answer.
   */
  signIn(url: URL): Promise<{ readonly identity: Identity; readonly returnPath: string }>;
  /** Fetches a new token and returns its identity; null when the provider issues none. */
  renewedIdentity(): Promise<Identity | null>;
  /** Revokes the tokens and ends the session at the provider, which returns to the origin of the site. */
  signOut(): Promise<void>;
  /** Drops the tokens of this tab, because another tab has signed out. */
  forget(): Promise<void>;
}
