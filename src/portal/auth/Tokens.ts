/** The tokens that the provider has issued for this tab. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  readonly scope: string | undefined;
  /** Of the device's clock, in milliseconds; null: until somebody refuses it. */
  readonly goodUntil: number | null;
  /** The claims of the identity token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** How a sign-in went for which nobody left the page. */
export type SilentAnswer =
  | { readonly kind: 'signedIn'; readonly tokens: Tokens }
  /** The provider wants to see the customer, or there is no way to ask it from here. */
  | { readonly kind: 'signedOut' }
  /** The provider does not answer, or its answer cannot be trusted. */
  | { readonly kind: 'failed'; readonly reason: string };
