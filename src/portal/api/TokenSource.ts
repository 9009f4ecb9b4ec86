/** `refused`: the login is over. `unreachable`: the provider did not answer, which is not a logout. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Where requests get their bearer token. */
export interface TokenSource {
  /** Returns a token that is valid for at least five seconds, renewed if necessary. */
  current(): Promise<TokenResult>;
  renew(): Promise<TokenResult>;
  /** Called when a token was accepted: the next refused token gets a new sign-in. */
  accepted(): void;
  /**
   * Leaves for the login page, which leads back to the current page. When this sign-in already followed a refusal and no token was accepted
   * since, the page shows the refusal instead, because another sign-in would end in the same way.
   */
  toLogin(): Promise<void>;
}
