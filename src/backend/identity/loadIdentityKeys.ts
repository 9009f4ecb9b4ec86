import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../store/openDatabase.ts';

/** Keys that sign tokens and cookies. `jwks` has private keys for ES256, of which the first signs. */
export interface IdentityKeys {
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookieKeys: readonly string[];
}

/** Returns the keys from the environment (`IDENTITY_KEYS`, JSON of this shape), or those of the database, which it creates once. */
export async function loadIdentityKeys(database: Database, configured: string | null): Promise<IdentityKeys> {
  if (configured !== null) return parseIdentityKeys(readJson(configured));

  const { query } = database;
  const stored = () =>
    query.selectFrom('secrets').select('value').where('name', '=', 'identity').executeTakeFirst();
  const known = await stored();
  if (known) return parseIdentityKeys(known.value);

  const fresh = JSON.stringify(await makeIdentityKeys());
  await query
    .insertInto('secrets')
    .values({ name: 'identity', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return parseIdentityKeys((await stored())?.value);
}

export async function makeIdentityKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'ES256',
  };
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('IDENTITY_KEYS is no JSON; "npm run --silent keys" makes some.');
  }
}

function parseIdentityKeys(value: unknown): IdentityKeys {
  const { jwks, cookieKeys } = (value ?? {}) as Partial<IdentityKeys>;
  const keys = jwks?.keys ?? [];
  const signs =
    keys.length > 0 && keys.every(({ kty, crv, d, kid }) => kty === 'EC' && crv === 'P-256' && d && kid);
  const hasCookieKeys = cookieKeys?.length && cookieKeys.every((key) => key.length >= 32);
  if (!signs || !hasCookieKeys) {
    throw new Error(
      'The identity keys need jwks.keys (private P-256 keys with a kid) and cookieKeys (32 characters).',
    );
  }
  return { jwks: { keys }, cookieKeys };
}
