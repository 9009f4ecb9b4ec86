import type { CallReply } from '../../engine/index.ts';
import { CallFailed, findFailureKind } from '../../plain/CallFailed.ts';

/** Returns the error of a call without a usable answer. */
export function buildCallFailure(operation: string, reply: CallReply): CallFailed {
  if (reply === 'unreadable') return new CallFailed(operation, 'passing');
  return new CallFailed(operation, findFailureKind(reply === 'network' ? null : reply.status));
}
