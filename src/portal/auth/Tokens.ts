/** The tokens that the provider has issued for this tab. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  readonly scope: string | undefined;
  /** End of the validity by the device's clock, in milliseconds; null: valid until a refusal. */
  readonly goodUntil: number | null;
  /** The claims of the identity token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The result of a sign-in without leaving the page. */
export type SilentAnswer =
  | { readonly kind: 'signedIn'; readonly tokens: Tokens }
  /** The provider requires the login page, or the page cannot ask it silently. */
  | { readonly kind: 'signedOut' }
  /** The provider does not answer, or its answer cannot be trusted. */
  | { readonly kind: 'failed'; readonly reason: string };
