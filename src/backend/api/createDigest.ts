import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import { type TSchema, TypeGuard } from '@sinclair/typebox';

/** Begins a keyed digest, which reveals its content only to holders of the key. */
export type Digest = () => Hmac;

/** Creates digests under a key derived from a secret of the server. The key is the same in all processes. */
export function createDigest(secret: string): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'digests of requests', 32));
  return () => createHmac('sha256', key);
}

/** Returns a request as text, without the fields its schema declares as secret (`writeOnly`). */
export function writeWithoutSecrets(value: unknown, schema: TSchema): string {
  if (!TypeGuard.IsObject(schema) || typeof value !== 'object' || value === null)
    return JSON.stringify(value);
  const { properties } = schema;
  const open = Object.entries(value).filter(([name]) => properties[name]?.['writeOnly'] !== true);
  return JSON.stringify(Object.fromEntries(open));
}
