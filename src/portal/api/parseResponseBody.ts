import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { calls } from 'virtual:calls';
import type { OperationResponse, OperationId } from '../../protocol/index.ts';
import { readTolerantly } from './readTolerantly.ts';

/** The body of a successful answer. */
export interface ParsedResponse<Id extends OperationId> {
  readonly body: OperationResponse<Id>;
  /** False when entries of lists were left out. */
  readonly isWhole: boolean;
}

/**
 * Reads the body of a successful answer with any 2xx status, as far as it is readable. Returns null when the answer is no success or its
 * body is unreadable. `parts` has the values that replace missing required parts.
 */
export function parseResponse<Id extends OperationId>(
  operation: Id,
  reply: CallReply,
  parts: Readonly<Record<string, unknown>> = {},
): ParsedResponse<Id> | null {
  if (!isSuccess(reply)) return null;
  const { answers } = calls[operation];
  const schema = (answers[reply.status] ?? answers[200])?.body;
  if (schema === undefined) return { body: reply.body as OperationResponse<Id>, isWhole: true };
  const reading = readTolerantly(schema, fillMissingParts(reply.body, parts));
  return reading && { body: reading.value as OperationResponse<Id>, isWhole: reading.lost.length === 0 };
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
): { readonly body: NonNullable<OperationResponse<Id>>; readonly isWhole: boolean } {
  const { body, isWhole } = parseResponse(operation, reply, parts) ?? { body: null, isWhole: true };
  if (body === null || body === undefined) throw new Error(`No answer to ${operation}`);
  return { body, isWhole };
}

/** Adds missing parts to a record, or to each record of a list. */
function fillMissingParts(body: unknown, parts: Readonly<Record<string, unknown>>): unknown {
  if (Object.keys(parts).length === 0 || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item: unknown) => fillMissingParts(item, parts));
  const isMissing = (name: string): boolean => {
    const value: unknown = Reflect.get(body, name);
    return value === undefined || value === null || typeof value !== typeof parts[name];
  };
  return { ...body, ...Object.fromEntries(Object.entries(parts).filter(([name]) => isMissing(name))) };
}
