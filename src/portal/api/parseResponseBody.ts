import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { calls } from 'virtual:calls';
import type { BodyShape, OperationResponse, OperationId } from '../../protocol/index.ts';
import { buildCallFailure } from './buildCallFailure.ts';
import { type AnswerReading, readAnswer } from './readAnswer.ts';
import { reportUnreadable } from './reportUnreadable.ts';

/** The body of a successful answer. */
export interface ParsedResponse<Id extends OperationId> {
  readonly body: OperationResponse<Id>;
  /** How many entries of its lists could not be read and are missing. */
  readonly lost: number;
}

/** A list as far as it could be read. */
export interface Listing<Entries> {
  readonly entries: Entries;
  /** How many entries could not be read and are missing. */
  readonly lost: number;
}

/**
 * Reads the body of a response with any 2xx status. Entries of lists that cannot be read are left out and counted in `lost`. Returns null
 * when the response is no success or its body is unreadable. `parts`: by name of a member, the value that replaces it when it is missing or
 * unreadable.
 */
export function parseResponse<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): ParsedResponse<Id> | null {
  if (!isSuccess(reply)) return null;
  const { answers } = calls[operation];
  const schema = (answers[reply.status] ?? answers[200])?.body;
  if (schema === undefined) return { body: reply.body as OperationResponse<Id>, lost: 0 };
  const reading = readAndReport(operation, schema, reply.body, parts);
  return reading && { body: reading.value as OperationResponse<Id>, lost: reading.lost };
}

/** Like `parseResponse`, but returns only the body. */
export function parseResponseBody<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
): OperationResponse<Id> | null {
  return parseResponse(operation, reply)?.body ?? null;
}

/** Like `parseResponseBody`, but throws when there is no body. */
export function requireResponseBody<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): NonNullable<OperationResponse<Id>> {
  return requireResponse(operation, reply, parts).body;
}

/** Like `parseResponse`, but throws when there is no body. */
export function requireResponse<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): { readonly body: NonNullable<OperationResponse<Id>>; readonly lost: number } {
  const { body, lost } = parseResponse(operation, reply, parts) ?? { body: null, lost: 0 };
  if (body === null || body === undefined) throw buildCallFailure(operation, reply);
  return { body, lost };
}

/** Like `requireResponse`, for an answer that is a list. */
export function requireList<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): Listing<NonNullable<OperationResponse<Id>>> {
  const { body, lost } = requireResponse(operation, reply, parts);
  return { entries: body, lost };
}

/**
 * Reads the body of a success for a form, which judges by the shapes of its own results. A body of which an entry or all is unreadable
 * stays as it came, so that no form calculates with a list that lacks an entry.
 */
export function readReplyForForm(operation: OperationId, reply: CallReply): CallReply {
  if (!isSuccess(reply)) return reply;
  const { answers } = calls[operation];
  const schema = (answers[reply.status] ?? answers[200])?.body;
  if (schema === undefined) return reply;
  const reading = readAndReport(operation, schema, reply.body);
  const isWhole = reading !== null && !reading.unreadable.some((place) => place.endsWith('/-'));
  return isWhole ? { ...reply, body: reading.value } : reply;
}

/** An answer without a body is absent, not unreadable. */
function readAndReport(
  operation: OperationId,
  schema: BodyShape,
  body: unknown,
  parts?: Readonly<Record<string, unknown>>,
): AnswerReading | null {
  const reading = readAnswer(schema, body, parts);
  if (reading !== null) reportUnreadable(operation, reading.unreadable);
  else if (body !== null && body !== undefined) reportUnreadable(operation, ['/']);
  return reading;
}
