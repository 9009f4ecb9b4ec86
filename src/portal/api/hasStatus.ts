import type { CallReply } from '../../engine/index.ts';

/** Returns true when the server answered with one of these statuses. */
export function hasStatus(reply: CallReply, ...statuses: readonly number[]): boolean {
  return typeof reply === 'object' && statuses.includes(reply.status);
}
