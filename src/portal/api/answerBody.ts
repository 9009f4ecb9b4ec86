import type { CallReply } from '../../engine/index.ts';
import {
  type Answer,
  type AnswerOf,
  mismatchOf,
  type OperationId,
  operations,
} from '../../protocol/index.ts';

/** Body of a successful answer; null when there is none, or another than the protocol promises. */
export function answerBody<Id extends OperationId>(operation: Id, reply: CallReply): AnswerOf<Id> | null {
  if (typeof reply === 'string' || reply.status !== 200) return null;
  const answers: Readonly<Record<number, Answer>> = operations[operation].answers;
  const schema = answers[200]?.body;
  return schema === undefined || mismatchOf(schema, reply.body) === null
    ? (reply.body as AnswerOf<Id>)
    : null;
}

/** The same where the caller cannot go on without an answer. */
export function neededBody<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
): NonNullable<AnswerOf<Id>> {
  const body = answerBody(operation, reply);
  if (body === null || body === undefined) throw new Error(`No answer to ${operation}`);
  return body;
}
