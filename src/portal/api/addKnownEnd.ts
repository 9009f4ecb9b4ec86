import type { CallReply } from '../../engine/index.ts';

/** An answer of a service that is down, with the end that is known from elsewhere where it does not say itself when it is back. */
export function addKnownEnd(reply: CallReply, end: () => Date | null): CallReply {
  if (typeof reply === 'string' || reply.status !== 503 || reply.until !== undefined) return reply;
  const until = end();
  return until === null ? reply : { ...reply, until: until.toISOString() };
}
