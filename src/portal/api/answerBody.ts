import type { AnswerOf, OperationId } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';

/** Body of a successful answer; null when there is none. `readReply` has compared it with the protocol, so its type is known here. */
export function answerBody<Id extends OperationId>(_operation: Id, reply: Reply): AnswerOf<Id> | null {
  return reply !== 'network' && reply.status === 200 ? (reply.body as AnswerOf<Id>) : null;
}

/** The same where the caller cannot go on without an answer. */
export function neededBody<Id extends OperationId>(operation: Id, reply: Reply): NonNullable<AnswerOf<Id>> {
  const body = answerBody(operation, reply);
  if (body === null || body === undefined) throw new Error(`No answer to ${operation}`);
  return body;
}
