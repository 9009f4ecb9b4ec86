import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import { type TSchema, TypeGuard } from '@sinclair/typebox';

/** Begins a digest that says nothing about its content to whoever does not know the key. */
export type Digest = () => Hmac;

/** Digests under a key derived from a secret of the server, the same in all of its processes. */
export function createDigest(secret: string): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'digests of requests', 32));
  return () => createHmac('sha256', key);
}

/** A request as text, without the fields its schema declares as secret (`writeOnly`). */
export function textWithoutSecrets(value: unknown, schema: TSchema): string {
  if (!TypeGuard.IsObject(schema) || typeof value !== 'object' || value === null)
    return JSON.stringify(value);
  const { properties } = schema;
  const open = Object.entries(value).filter(([name]) => properties[name]?.['writeOnly'] !== true);
  return JSON.stringify(Object.fromEntries(open));
}
