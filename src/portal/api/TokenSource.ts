/** `refused`: the login is over. `unreachable`: the provider did not answer, which is not a logout. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Where requests get their bearer token. */
export interface TokenSource {
  /** A token with at least five seconds of validity, renewed if need be. */
  current(): Promise<TokenAnswer>;
  renew(): Promise<TokenAnswer>;
  /** Leaves for the login page; signing in leads back to the page shown now. */
  toLogin(): Promise<void>;
}
