import { isRecord } from '../../plain/isRecord.ts';
import type { Answer, Answers, StoredDraft } from '../../engine/index.ts';

/** Reads a stored draft. Returns null when it is broken or of another format. */
export function parseStoredDraft(text: string): StoredDraft | null {
  const input = parseJson(text);
  if (!isRecord(input) || input['format'] !== 1) return null;
  const { hash, savedAt, answers, start, visited, confirmed, returnTo, callKeys, leftOut } = input;
  if (typeof hash !== 'string' || typeof savedAt !== 'number') return null;
  if (!isAnswers(answers) || !isAnswers(start) || !isTexts(visited) || !isTexts(confirmed)) return null;
  if (!(returnTo === null || typeof returnTo === 'string') || typeof leftOut !== 'boolean') return null;
  if (!isRecord(callKeys) || !hasOnly(callKeys, isText)) return null;
  // Older drafts lack these members.
  const sentOff = isTexts(input['sentOff']) ? input['sentOff'] : [];
  const checks = isChecks(input['checks']) ? input['checks'] : {};
  return {
    format: 1,
    hash,
    savedAt,
    answers,
    start,
    visited,
    confirmed,
    returnTo,
    callKeys,
    sentOff,
    checks,
    leftOut,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAnswers(input: unknown): input is Answers {
  if (!isRecord(input)) return false;
  const { values, rows, nextRow } = input;
  return (
    isRecord(values) &&
    hasOnly(values, isAnswer) &&
    isRecord(rows) &&
    hasOnly(rows, isRowIds) &&
    Number.isInteger(nextRow)
  );
}

function isAnswer(input: unknown): input is Answer {
  if (isRecord(input)) return isText(input['unreadable']) && isText(input['code']);
  return input === null || typeof input === 'string' || typeof input === 'boolean' || Number.isFinite(input);
}

function isRowIds(input: unknown): input is readonly number[] {
  return Array.isArray(input) && input.every((id) => Number.isInteger(id));
}

const checkStates: readonly unknown[] = ['pending', 'valid', 'invalid', 'excluded', 'unreachable'];

function isChecks(input: unknown): input is StoredDraft['checks'] {
  return isRecord(input) && Object.values(input).every((state) => checkStates.includes(state));
}

function isTexts(input: unknown): input is readonly string[] {
  return Array.isArray(input) && input.every(isText);
}

function isText(input: unknown): input is string {
  return typeof input === 'string';
}

function hasOnly<T>(
  input: Readonly<Record<string, unknown>>,
  is: (value: unknown) => value is T,
): input is Readonly<Record<string, T>> {
  return Object.values(input).every(is);
}
