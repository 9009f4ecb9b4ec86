import { asRecord } from '../../../plain/isRecord.ts';
import { insertMember, readMember } from '../questions/editJson.ts';
import type { QuestionChange } from '../questions/QuestionEdit.ts';
import type { QuestionTexts } from '../questions/QuestionTexts.ts';
import { insertTexts } from '../questions/setTexts.ts';
import type { ReplyEdit } from './ReplyEdit.ts';

/** Adds a row with a message before the rows that would take the answer now. */
export function addReply(texts: QuestionTexts, edit: ReplyEdit): QuestionChange {
  const { form, index, call, status, code, text } = edit;
  const file = `schemas/${form}/calls.json`;
  const before = texts.get(file) ?? '{}';
  const written = asRecord(readMember(before, ['calls', index]));
  const { outcomes } = written;
  if (written['call'] !== call || !Array.isArray(outcomes)) return { kind: 'conflict' };
  if (text.trim() === '') return { kind: 'refused', why: 'empty' };
  const rows: readonly unknown[] = outcomes;
  if (rows.some((row) => isSameReply(asRecord(row), edit))) return { kind: 'refused', why: 'said' };
  const key = `error.${createKey(edit)}`;
  if (readMember(texts.get(`schemas/${form}/texts.de.json`) ?? '{}', [key]) !== undefined)
    return { kind: 'refused', why: 'said' };
  const row = { status, ...(code !== null && { body: code }), banner: key };
  const place = rows.findIndex((one) => isWide(asRecord(one), edit));
  const at = place === -1 ? rows.length : place;
  return {
    kind: 'changed',
    path: call,
    texts: new Map([
      [file, insertMember(before, ['calls', index, 'outcomes', at], row)],
      ...insertTexts(texts, form, [[key, text]], 'error.'),
    ]),
  };
}

function isSameReply(row: Readonly<Record<string, unknown>>, { status, code }: ReplyEdit): boolean {
  return (
    [row['status']].flat().includes(status) && (row['body'] ?? null) === code && row['when'] === undefined
  );
}

/** Tells whether a row may take the answer: rows of all forms, every other answer, or the status with any code. */
function isWide(row: Readonly<Record<string, unknown>>, { status }: ReplyEdit): boolean {
  if ('use' in row || 'else' in row || 'rows' in row) return true;
  return row['body'] === undefined && [row['status']].flat().includes(status);
}

/** Names the text after the code, as `dateInFuture`; without one after the status. */
function createKey({ status, code }: ReplyEdit): string {
  return code === null
    ? `status${status}`
    : code.toLowerCase().replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
