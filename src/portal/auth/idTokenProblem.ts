/** Claims of an identity token that decide whether it was meant for this portal. */
export interface IdTokenClaims {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
}

/**
 * Why an identity token must not be accepted, or null. The client library checks nonce and subject only; issuer, audience and expiry
 * are checked here (OpenID Connect Core 3.1.3.7). `now` in seconds.
 */
export function idTokenProblem(
  claims: IdTokenClaims,
  expected: { readonly issuer: string; readonly clientId: string; readonly now: number },
): 'issuer' | 'audience' | 'expired' | null {
  if (claims.iss !== expected.issuer) return 'issuer';
  const audience: readonly unknown[] = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audience.includes(expected.clientId)) return 'audience';
  if (claims.azp !== undefined && claims.azp !== expected.clientId) return 'audience';
  // Of a time that nobody knows nothing is later.
  if (typeof claims.exp !== 'number' || !(claims.exp > expected.now)) return 'expired';

  return null;
}
