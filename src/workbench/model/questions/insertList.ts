import { type InsertListEdit, type NewWords, type QuestionChange, rowTexts } from './QuestionEdit.ts';
import { setMember } from './editJson.ts';
import { insertQuestion } from './insertQuestion.ts';
import { listKeysOf, type QuestionTexts } from './QuestionTexts.ts';
import { insertTexts } from './setTexts.ts';

/** The rows of a new list. */
const limits = { minItems: 1, maxItems: 10 };

/** Adds a list behind a question, or as the first of a step, with its words and the first question of its rows. */
export function insertList(
  texts: QuestionTexts,
  { form, place, list }: InsertListEdit,
  say: NewWords,
): QuestionChange {
  const { row, summary, unsent, first } = list;
  if (row.trim() === '') return { kind: 'refused', why: 'empty' };
  const plain = { options: [], unsent: '' };
  const asked = insertQuestion(
    texts,
    { kind: 'insert', form, place, question: { ...plain, ...list, kind: 'text' } },
    say.missing,
  );
  if (asked.kind !== 'changed') return asked;
  const { path } = asked;
  const file = `schemas/${form}/form.json`;
  const written = asked.texts.get(file) ?? '';
  const schema = { type: 'array', ...limits, items: { type: 'object', properties: {} } };
  const said = insertTexts(
    new Map([...texts, ...asked.texts]),
    form,
    rowTexts.map((part) => [`${path}.${part}`, say.row(part, row.trim())]),
    `${path}.`,
  );
  const withList = new Map([
    ...asked.texts,
    ...said,
    [file, setMember(written, listKeysOf(written, path), schema)],
  ]);
  const question = {
    ...plain,
    ...first,
    summary: summary === '' ? '' : first.words,
    kind: 'text',
    unsent,
  } as const;
  const withRow = insertQuestion(
    new Map([...texts, ...withList]),
    { kind: 'insert', form, place: path, inRows: true, question },
    say.missing,
  );
  return withRow.kind === 'changed'
    ? { kind: 'changed', path, texts: new Map([...withList, ...withRow.texts]) }
    : withRow;
}
