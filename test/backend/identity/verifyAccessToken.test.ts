import { importJWK, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { makeIdentityKeys } from '../../../src/backend/identity/loadIdentityKeys.ts';
import { createAccessTokenVerifier, apiAudience } from '../../../src/backend/identity/verifyAccessToken.ts';

const issuer = 'http://localhost:4173/oidc';
const keys = await makeIdentityKeys();
const otherKeys = await makeIdentityKeys();
const good = {
  keys,
  typ: 'at+jwt',
  issuer,
  audience: apiAudience,
  expires: '5 minutes',
  claims: { accountId: 'a-1', email: 'a@b.de' } as Record<string, unknown>,
};

async function tokenOf(given: Partial<typeof good>): Promise<string> {
  const { keys: by, typ, issuer: iss, audience, expires, claims } = { ...good, ...given };
  const [jwk] = by.jwks.keys;
  if (!jwk) throw new Error('no key');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ, kid: String(jwk.kid) })
    .setIssuer(iss)
    .setAudience(audience)
    .setSubject('user-1')
    .setExpirationTime(expires)
    .sign(await importJWK(jwk, 'ES256'));
}

const verify = createAccessTokenVerifier(keys);

it('accepts its own token', async () => {
  expect(await verify(await tokenOf({}), issuer)).toMatchObject({ accountId: 'a-1', grantId: null });
});

it.each([
  [
    'the moment that the sign-in account had',
    { validFrom: 1_700_000_009, iat: 1_700_000_002 },
    1_700_000_009_000,
  ],
  ['the end of the second of `iat` without one', { iat: 1_700_000_002 }, 1_700_000_003_000],
  ['the beginning of time without both', {}, 0],
])('a token is as old as %s', async (_name, claims, issuedAt) => {
  const token = await tokenOf({ claims: { ...good.claims, ...claims } });

  expect(await verify(token, issuer)).toMatchObject({ issuedAt });
});

it.each([
  ['another issuer', { issuer: 'http://nordkamp.localhost:4173/oidc' }],
  ['another audience', { audience: 'portal' }],
  ['an expired one', { expires: '1 second ago' }],
  ['an ID token', { typ: 'JWT' }],
  ['another key', { keys: otherKeys }],
  ['no account', { claims: { email: 'a@b.de' } }],
])('refuses a token with %s', async (_name, given) => {
  expect(await verify(await tokenOf(given), issuer)).toBeNull();
});

it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('refuses "%s"', async (token) => {
  expect(await verify(token, issuer)).toBeNull();
});
