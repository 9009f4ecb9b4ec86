import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import { isExpression } from '../../../engine/index.ts';
import type { NewFormEdit } from '../forms/NewFormEdit.ts';
import { isNewQuestion, isQuestionEdit } from '../questions/isQuestionEdit.ts';
import type { QuestionEdit } from '../questions/QuestionEdit.ts';
import type { ReplyEdit } from '../replies/ReplyEdit.ts';
import type { TableEdit } from '../tables/TableEdit.ts';
import type { ValueEdit } from '../values/ValueEdit.ts';

/** A change that is tried on all definitions before it is written. */
export type GuidedEdit = QuestionEdit | ReplyEdit | TableEdit | ValueEdit | NewFormEdit;

/** Tells whether a request holds such a change. */
export function isGuidedEdit(value: unknown): value is GuidedEdit {
  return (
    isQuestionEdit(value) ||
    isReplyEdit(value) ||
    isTableEdit(value) ||
    isValueEdit(value) ||
    isNewFormEdit(value)
  );
}

function isReplyEdit(value: unknown): value is ReplyEdit {
  const { kind, form, index, call, status, code, text } = asRecord(value);
  const isCode = code === null || typeof code === 'string';
  return (
    kind === 'reply' &&
    [form, call, text].every((one) => typeof one === 'string') &&
    Number.isInteger(index) &&
    Number.isInteger(status) &&
    isCode
  );
}

function isTableEdit(value: unknown): value is TableEdit {
  const { kind, form, table, was, to } = asRecord(value);
  const isNamed = typeof form === 'string' && typeof table === 'string';
  return kind === 'table' && isNamed && isListOfRows(was) && isListOfRows(to);
}

function isValueEdit(value: unknown): value is ValueEdit {
  const { kind, form, name, was, to, unread } = asRecord(value);
  const isNamed = typeof form === 'string' && typeof name === 'string';
  const isWritten = isExpression(was) && isExpression(to) && typeof unread === 'string';
  return isNamed && (kind === 'value' ? isWritten : kind === 'renameValue' && typeof to === 'string');
}

function isNewFormEdit(value: unknown): value is NewFormEdit {
  const { kind, form, title, questions } = asRecord(value);
  const isNamed = typeof form === 'string' && typeof title === 'string';
  return kind === 'newForm' && isNamed && (questions === null || isListOfQuestions(questions));
}

function isListOfQuestions(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((one) => {
      const question = asRecord(one);
      return (
        typeof question['isRequired'] === 'boolean' && isNewQuestion({ ...question, summary: '', unsent: '' })
      );
    })
  );
}

function isListOfRows(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}
