import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import { second } from '../settings/durations.ts';
import type { Caller } from '../api/isCallerValid.ts';
import type { IdentityKeys } from './loadIdentityKeys.ts';

/** The audience of every access token: the calls under /api/v1. */
export const apiAudience = 'urn:kfz-portal:api';

/**
 * Returns a function that verifies an access token of an issuer by our own keys and returns its caller; null for an invalid token. It makes
 * no request.
 */
export function createAccessTokenVerifier({
  jwks,
}: IdentityKeys): (token: string, issuer: string) => Promise<Caller | null> {
  const publicKeys = createLocalJWKSet({ keys: jwks.keys.map(selectPublicPart) });

  return async (token, issuer) => {
    try {
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer,
        audience: apiAudience,
        typ: 'at+jwt',
        algorithms: ['ES256'],
        requiredClaims: ['exp', 'sub'],
      });
      const { accountId, grantId, validFrom } = payload;
      if (typeof accountId !== 'string') return null;
      return {
        accountId,
        grantId: typeof grantId === 'string' ? grantId : null,
        // `iat` counts whole seconds. The moment that the sign-in account had is exact, and depends on no clock.
        issuedAt: typeof validFrom === 'number' ? validFrom * second : findLatestIssue(payload),
      };
    } catch {
      return null;
    }
  };
}

/** Returns the end of the second in which a token says it was issued, in milliseconds since 1970; 0 when it says none. */
export function findLatestIssue({ iat }: JWTPayload): number {
  return iat === undefined ? 0 : (iat + 1) * second;
}

function selectPublicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK;
}
