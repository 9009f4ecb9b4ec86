import { createHash } from 'node:crypto';
import type { Policy } from '../../../protocol/index.ts';

/** Returns the tag of a contract's state, which differs after every change (RFC 9110, 8.8.3). */
export function createEntityTag(policy: Policy): string {
  const digest = createHash('sha256').update(JSON.stringify(policy)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}
