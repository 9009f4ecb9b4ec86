import type { CallReply } from '../../engine/index.ts';

/** Adds the known end of a downtime to a 503 answer without an end of its own. */
export function addKnownEnd(reply: CallReply, end: () => Date | null): CallReply {
  if (typeof reply === 'string' || reply.status !== 503 || reply.until !== undefined) return reply;
  const until = end();
  return until === null ? reply : { ...reply, until: until.toISOString() };
}
