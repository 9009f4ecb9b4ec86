import type { Edit } from '../../../analysis/index.ts';
import { insertList } from './insertList.ts';
import { insertQuestion } from './insertQuestion.ts';
import type { NewWords, QuestionChange, QuestionEdit, WordEdit } from './QuestionEdit.ts';
import { readMember, setMember } from './editJson.ts';
import { listKeysOf, type QuestionTexts, readWritten } from './QuestionTexts.ts';
import { removeQuestion } from './removeQuestion.ts';
import { setOptions } from './setOptions.ts';
import { setRule } from './setRule.ts';

/**
 * Changes a question in the files that hold it. Renaming and moving are edits of the analysis, which knows every reader.
 * @param texts All definitions by path.
 */
export function changeQuestion(
  texts: QuestionTexts,
  edit: Exclude<QuestionEdit, Edit>,
  words: NewWords,
): QuestionChange {
  const at = edit.kind === 'insert' || edit.kind === 'insertList' ? edit.place : edit.path;
  const written = readWritten(texts, edit.form, at);
  if (written === null) return { kind: 'refused', why: 'shared' };
  if ('was' in edit && !isSame(edit.was, readBefore(written, edit))) return { kind: 'conflict' };
  const path = at;
  switch (edit.kind) {
    case 'insert':
      return insertQuestion(texts, edit, words.missing);
    case 'insertList':
      return insertList(texts, edit, words);
    case 'remove':
      return { kind: 'changed', path, texts: removeQuestion(texts, edit) };
    case 'rule':
      return { kind: 'changed', path, texts: setRule(texts, edit) };
    case 'limit':
    case 'examples': {
      const member = edit.kind === 'limit' ? edit.limit : edit.kind;
      const to = edit.kind === 'limit' || edit.to.length > 0 ? (edit.to ?? undefined) : undefined;
      const file = `schemas/${edit.form}/form.json`;
      const before = texts.get(file) ?? '';
      const after = setMember(before, [...listKeysOf(before, path), member], to);
      return { kind: 'changed', path, texts: new Map([[file, after]]) };
    }
    case 'options':
      return edit.to.length === 0
        ? { kind: 'refused', why: 'empty' }
        : { kind: 'changed', path, texts: setOptions(texts, edit) };
    case 'word':
      return addWord(texts, edit);
  }
}

type EditOver = Extract<QuestionEdit, { readonly was: unknown }>;

/** Returns what stands where the edit goes, in the shape of `was`. */
function readBefore({ schema, rules }: NonNullable<ReturnType<typeof readWritten>>, edit: EditOver): unknown {
  switch (edit.kind) {
    case 'rule': {
      const rule = rules[edit.rule];
      return (edit.rule === 'lock' ? readLock(rule) : rule) ?? null;
    }
    case 'limit':
      return schema[edit.limit] ?? null;
    case 'examples':
      return schema['examples'] ?? [];
    case 'options':
      return schema['enum'] ?? [];
  }
}

/** Returns the condition of a lock. */
function readLock(lock: unknown): unknown {
  return typeof lock === 'object' && lock !== null ? Reflect.get(lock, 'when') : undefined;
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function addWord(texts: QuestionTexts, { form, path, word, text }: WordEdit): QuestionChange {
  const file = `schemas/${form}/texts.de.json`;
  const before = texts.get(file) ?? '';
  const key = `${path}.${word}`;
  if (text.trim() === '') return { kind: 'refused', why: 'empty' };
  if (readMember(before, [key]) !== undefined) return { kind: 'refused', why: 'said' };
  const index = (keys: readonly string[]) => {
    const first = keys.findIndex((one) =>
      ['label', 'legend', 'title'].some((part) => one === `${path}.${part}`),
    );
    return first === -1 ? keys.length : first + 1;
  };
  return { kind: 'changed', path, texts: new Map([[file, setMember(before, [key], text, index)]]) };
}
