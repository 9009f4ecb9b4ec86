/** `refused`: the login is over. `unreachable`: the provider did not answer, which is not a logout. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Where requests get their bearer token. */
export interface TokenSource {
  /** A token with at least five seconds of validity, renewed if need be. */
  current(): Promise<TokenResult>;
  renew(): Promise<TokenResult>;
  /** A token was accepted, so that the next one that is refused gets a new sign-in. */
  accepted(): void;
  /**
   * Leaves for the login page; signing in leads back to the page shown now. When this sign-in was itself begun that way and none of its
   * tokens was accepted, the page says so instead: a third one would go the same way.
   */
  toLogin(): Promise<void>;
}
