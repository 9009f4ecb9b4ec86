import { isExpression } from '../../../engine/index.ts';
import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import { addableWords, limitNames, type QuestionEdit, ruleNames } from './QuestionEdit.ts';
import { questionKinds } from './questionKinds.ts';

/** Tells whether a request holds an edit of a question. */
export function isQuestionEdit(value: unknown): value is QuestionEdit {
  const { kind, form, path, ...rest } = asRecord(value);
  const check = Object.hasOwn(shapes, String(kind)) ? shapes[kind as QuestionEdit['kind']] : undefined;
  return (
    check !== undefined &&
    isText(form) &&
    (kind === 'insert' || kind === 'insertList' || isText(path)) &&
    check(rest)
  );
}

const shapes: Readonly<Record<QuestionEdit['kind'], (edit: Readonly<Record<string, unknown>>) => boolean>> = {
  rename: ({ name }) => isText(name),
  move: ({ place }) => isText(place),
  remove: () => true,
  insert: ({ place, question, inRows }) =>
    isText(place) &&
    (inRows === undefined || typeof inRows === 'boolean') &&
    isNewQuestion(asRecord(question)),
  insertList: ({ place, list }) => isText(place) && isNewList(asRecord(list)),
  rule: ({ rule, was, to }) => ruleNames.some((one) => one === rule) && isExpression(was) && isExpression(to),
  limit: ({ limit, was, to }) => limitNames.some((one) => one === limit) && isLimit(was) && isLimit(to),
  examples: ({ was, to }) => isListOf(was, isText) && isListOf(to, isText),
  options: ({ was, to }) => isListOf(was, isText) && isListOf(to, isOption),
  word: ({ word, text }) => addableWords.some((one) => one === word) && isText(text),
};

/** Tells whether a value holds a question that can be inserted. */
export function isNewQuestion({
  kind,
  name,
  words,
  summary,
  options,
  unsent,
}: Readonly<Record<string, unknown>>) {
  return (
    Object.hasOwn(questionKinds, String(kind)) &&
    [name, words, summary, unsent].every(isText) &&
    isListOf(options, isOption)
  );
}

function isNewList({ first, ...list }: Readonly<Record<string, unknown>>): boolean {
  const { name, words } = asRecord(first);
  return [list['name'], list['words'], list['summary'], list['unsent'], list['row'], name, words].every(
    isText,
  );
}

function isOption(value: unknown): boolean {
  return isRecord(value) && isText(value['code']) && isText(value['text']);
}

function isLimit(value: unknown): boolean {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
