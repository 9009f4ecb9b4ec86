import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import type { Operation } from '../../protocol/index.ts';
import type { IncomingCall } from './IncomingCall.ts';

/** Begins a keyed digest, which reveals its content only to holders of the key. */
export type Digest = () => Hmac;

/** Creates digests under a key derived from a secret of the server. The key is the same in all processes. */
export function createDigest(secret: string): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'digests of requests', 32));
  return () => createHmac('sha256', key);
}

/**
 * Begins the fingerprint of a call with what it says beside its body: method, path and query. Headers are no part of it: a repeated call may
 * have seen a newer state than the first one.
 */
export function beginFingerprint(
  digest: Digest,
  { method, path: template }: Operation,
  { path, query }: Pick<IncomingCall, 'path' | 'query'>,
): Hmac {
  const sort = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return digest().update(`${JSON.stringify([method, template, sort(path), sort(query)])}\n`);
}
