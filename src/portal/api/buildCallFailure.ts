import type { CallReply } from '../../engine/index.ts';
import { CallFailed, findFailureKind } from '../../plain/CallFailed.ts';

/** Returns the error of a call without a usable answer. */
export function buildCallFailure(operation: string, reply: CallReply): CallFailed {
  return new CallFailed(operation, findFailureKind(typeof reply === 'object' ? reply.status : null));
}
