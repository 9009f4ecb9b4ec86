import { listKeysAt, readMember, setMember } from '../questions/editJson.ts';
import type { QuestionChange } from '../questions/QuestionEdit.ts';
import type { QuestionTexts } from '../questions/QuestionTexts.ts';
import type { ValueEdit } from './ValueEdit.ts';

/** The reason of a value that nothing reads yet stands at the beginning of the rules. */
const exception = ['x-lint', 'unused-value'] as const;

/** Writes, adds or removes a named value in the rules of a form. */
export function changeValue(
  texts: QuestionTexts,
  { form, name, was, to, unread }: Extract<ValueEdit, { readonly kind: 'value' }>,
): QuestionChange {
  const file = `rules/${form}.json`;
  const before = texts.get(file) ?? '';
  const now = readMember(before, ['values', name]) ?? null;
  if (JSON.stringify(now) !== JSON.stringify(was))
    return was === null ? { kind: 'refused', why: 'taken' } : { kind: 'conflict' };
  if (was === null && !isValueName(name)) return { kind: 'refused', why: 'name' };
  if (to !== null) {
    const after = setMember(withValues(before), ['values', name], to);
    return {
      kind: 'changed',
      path: name,
      texts: new Map([[file, was === null ? excuse(after, unread) : after]]),
    };
  }
  const isLast = listKeysAt(before, ['values']).length === 1;
  const after = setMember(before, isLast ? ['values'] : ['values', name], undefined);
  return { kind: 'changed', path: name, texts: new Map([[file, isLast ? dropExcuse(after) : after]]) };
}

/** Tells whether a value can have this name. */
export function isValueName(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name);
}

/** Values stand before the rules that read them. */
function withValues(text: string): string {
  if (readMember(text, ['values']) !== undefined) return text;
  return setMember(text, ['values'], {}, (keys) => (keys[0] === '$schema' ? 1 : 0));
}

/** Without values nothing is unread. */
function dropExcuse(text: string): string {
  if (readMember(text, exception) === undefined) return text;
  const isAlone = listKeysAt(text, ['x-lint']).length === 1;
  return setMember(text, isAlone ? ['x-lint'] : exception, undefined);
}

function excuse(text: string, unread: string): string {
  if (unread.trim() === '' || readMember(text, exception) !== undefined) return text;
  return readMember(text, ['x-lint']) === undefined
    ? setMember(text, ['x-lint'], { [exception[1]]: unread }, (keys) => (keys[0] === '$schema' ? 1 : 0))
    : setMember(text, exception, unread);
}
