import type { InsertEdit, NewQuestion, NewWords, QuestionChange } from './QuestionEdit.ts';
import { readMember, setMember } from './editJson.ts';
import { questionKinds } from './questionKinds.ts';
import { listKeysOf, type QuestionTexts } from './QuestionTexts.ts';
import { insertTexts } from './setTexts.ts';

/** Adds a question with its words behind another one, or as the first of a step or of the rows of a list. `sayMissing` is null where it may stay open. */
export function insertQuestion(
  texts: QuestionTexts,
  { form, place, inRows, question }: InsertEdit,
  sayMissing: NewWords['missing'] | null,
): QuestionChange {
  const { name, words, options, kind } = question;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return { kind: 'refused', why: 'name' };
  const { hasOptions, isAnswered, word } = questionKinds[kind];
  if (words.trim() === '' || (hasOptions && options.length < 2)) return { kind: 'refused', why: 'empty' };
  const isFirst = inRows === true || !place.includes('.');
  const container = isFirst ? place : place.slice(0, place.lastIndexOf('.'));
  const path = `${container}.${name}`;
  const file = `schemas/${form}/form.json`;
  const before = texts.get(file) ?? '';
  const keys = listKeysOf(before, path);
  if (readMember(before, keys) !== undefined) return { kind: 'refused', why: 'taken' };
  const behind = place.slice(container.length + 1);
  const after = setMember(before, keys, createSchema(question), (names) =>
    isFirst ? 0 : names.indexOf(behind) + 1,
  );
  const said = [
    [`${path}.${word}`, words],
    ...(hasOptions ? options.map(({ code, text }) => [`${path}.options.${code}`, text] as const) : []),
    ...(question.summary.trim() === '' ? [] : [[`${path}.summary`, question.summary] as const]),
    ...(isAnswered && sayMissing ? [[`${path}.error.required`, sayMissing(words.trim())] as const] : []),
  ] as const;
  const near = !place.includes('.') ? `${place}.title` : `${place}.`;
  return {
    kind: 'changed',
    path,
    texts: new Map([[file, after], ...insertTexts(texts, form, said, near)]),
  };
}

function createSchema({ kind, options, unsent }: NewQuestion): object {
  const { schema, hasOptions, isAnswered } = questionKinds[kind];
  return {
    ...schema,
    ...(hasOptions && { enum: options.map(({ code }) => code) }),
    ...(isAnswered && unsent.trim() !== '' && { 'x-lint': { 'answer-unused': unsent } }),
  };
}
