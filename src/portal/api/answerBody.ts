import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { calls } from 'virtual:calls';
import type { AnswerOf, OperationId } from '../../protocol/index.ts';
import { readTolerantly } from './readTolerantly.ts';

/** What a successful answer says. */
export interface ReadAnswer<Id extends OperationId> {
  readonly body: AnswerOf<Id>;
  /** False where entries of lists had to be left out. */
  readonly isWhole: boolean;
}

/**
 * Reads a successful answer, whichever 2xx it came with, as far as it can be read; null when there is none, or nothing of it can be.
 * `parts`: what stands for needed parts of the answer that are missing.
 */
export function readAnswer<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): ReadAnswer<Id> | null {
  if (!isSuccess(reply)) return null;
  const { answers } = calls[operation];
  const schema = (answers[reply.status] ?? answers[200])?.body;
  if (schema === undefined) return { body: reply.body as AnswerOf<Id>, isWhole: true };
  const reading = readTolerantly(schema, withParts(reply.body, parts));
  return reading && { body: reading.value as AnswerOf<Id>, isWhole: reading.lost.length === 0 };
}

/** The same where only the body counts. */
export function answerBody<Id extends OperationId>(operation: Id, reply: CallReply): AnswerOf<Id> | null {
  return readAnswer(operation, reply)?.body ?? null;
}

/** The same where the caller cannot go on without an answer. */
export function neededBody<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): NonNullable<AnswerOf<Id>> {
  return neededAnswer(operation, reply, parts).body;
}

/** The same where it is to be said that something is missing. */
export function neededAnswer<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): { readonly body: NonNullable<AnswerOf<Id>>; readonly isWhole: boolean } {
  const { body, isWhole } = readAnswer(operation, reply, parts) ?? { body: null, isWhole: true };
  if (body === null || body === undefined) throw new Error(`No answer to ${operation}`);
  return { body, isWhole };
}

/** A record, or each record of a list, with what it lacks. */
function withParts(body: unknown, parts: Readonly<Record<string, unknown>>): unknown {
  if (Object.keys(parts).length === 0 || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item: unknown) => withParts(item, parts));
  const isMissing = (name: string): boolean => {
    const value: unknown = Reflect.get(body, name);
    return value === undefined || value === null || typeof value !== typeof parts[name];
  };
  return { ...body, ...Object.fromEntries(Object.entries(parts).filter(([name]) => isMissing(name))) };
}
