/** Claims of an identity token that decide whether it was meant for this portal. */
export interface IdTokenClaims {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
}

/**
 * Returns the reason to reject an identity token, or null. The client library checks nonce and subject only; this function checks issuer,
 * audience and expiry (OpenID Connect Core 3.1.3.7). `now` is in seconds.
 */
export function findIdTokenProblem(
  claims: IdTokenClaims,
  expected: { readonly issuer: string; readonly clientId: string; readonly now: number },
): 'issuer' | 'audience' | 'expired' | null {
  if (claims.iss !== expected.issuer) return 'issuer';
  const audience: readonly unknown[] = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audience.includes(expected.clientId)) return 'audience';
  if (claims.azp !== undefined && claims.azp !== expected.clientId) return 'audience';
  // A comparison with NaN is false, so an unknown time counts as expired.
  if (typeof claims.exp !== 'number' || !(claims.exp > expected.now)) return 'expired';

  return null;
}
