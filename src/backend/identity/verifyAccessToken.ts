import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import type { IdentityKeys } from './loadIdentityKeys.ts';

/** The audience of every access token: the calls under /api/v1. */
export const apiAudience = 'urn:kfz-portal:api';

export interface Caller {
  readonly accountId: string;
  /** The sign-in behind the token; null when the token has none. */
  readonly grantId: string | null;
}

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
      const { accountId, grantId } = payload;
      if (typeof accountId !== 'string') return null;
      return { accountId, grantId: typeof grantId === 'string' ? grantId : null };
    } catch {
      return null;
    }
  };
}

function selectPublicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK;
}
