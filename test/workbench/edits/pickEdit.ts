import type { Expression, TableDefinition } from '../../../src/engine/index.ts';
import { isExpression } from '../../../src/engine/index.ts';
import type { GuidedEdit } from '../../../src/workbench/model/edits/GuidedEdit.ts';
import {
  addableWords,
  limitNames,
  type QuestionEdit,
  type RuleName,
} from '../../../src/workbench/model/questions/QuestionEdit.ts';
import { type QuestionKind, questionKinds } from '../../../src/workbench/model/questions/questionKinds.ts';
import type { WrittenQuestion } from '../../../src/workbench/model/questions/QuestionTexts.ts';
import { asRecord } from '../../../src/plain/isRecord.ts';
import { pickOne } from './createRandom.ts';

type Written = Readonly<Record<string, WrittenQuestion>>;

/** What the page knows of a form that is edited. */
interface EditedForm {
  readonly id: string;
  readonly written: Written;
  readonly values: Readonly<Record<string, Expression>>;
  readonly calls: readonly { readonly call: string }[];
  readonly tables: Readonly<Record<string, TableDefinition>>;
}

/** Picks an edit of any kind that the page offers; `count` makes its names its own. */
export function pickEdit(random: () => number, form: EditedForm, count: number): GuidedEdit {
  const makers: readonly (() => GuidedEdit | null)[] = [
    () => pickValueEdit(random, form, count),
    () => pickTableEdit(random, form),
    () => pickReply(random, form),
    () => pickNewForm(random, count),
  ];
  // Most edits are those of a question.
  const other = random() < 0.4 ? pickOne(random, makers)() : null;
  return other ?? pickQuestionEdit(random, form.id, form.written, count);
}

function pickValueEdit(
  random: () => number,
  { id: form, written, values }: EditedForm,
  count: number,
): GuidedEdit {
  const unread = 'Der Wert wird noch nirgends gelesen.';
  const read = pickOne(random, Object.keys(written));
  const to = pickOne<Expression>(random, [read, { if: [read, 1, 2] }, { addDays: ['today', count] }]);
  const fresh = { kind: 'value', form, name: `value${count}`, was: null, to, unread } as const;
  const [name = '', was = null] = pickOne(random, [[], ...Object.entries(values)]);
  if (name === '') return fresh;
  return pickOne<GuidedEdit>(random, [
    { ...fresh, name, was },
    { ...fresh, name, was, to: null },
    { kind: 'renameValue', form, name, to: `named${count}` },
  ]);
}

function pickTableEdit(random: () => number, { id: form, tables }: EditedForm): GuidedEdit {
  const table = pickOne(random, Object.keys(tables));
  const was = tables[table]?.rows ?? [];
  const to = pickOne(random, [was.toReversed(), was.slice(1), [...was, ...was.slice(0, 1)]]);
  return { kind: 'table', form, table, was, to };
}

function pickReply(random: () => number, { id: form, calls }: EditedForm): GuidedEdit | null {
  if (calls.length === 0) return null;
  const index = Math.floor(random() * calls.length);
  const status = pickOne(random, [400, 404, 409, 422, 503]);
  const text = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
  return { kind: 'reply', form, index, call: calls[index]?.call ?? '', status, code: null, text };
}

function pickNewForm(random: () => number, count: number): GuidedEdit {
  const options = [
    { code: 'ONE', text: 'Der erste Fall' },
    { code: 'TWO', text: 'Der zweite Fall' },
  ];
  const kinds = Object.keys(questionKinds) as readonly QuestionKind[];
  const questions = kinds
    .filter(() => random() < 0.5)
    .map((kind, at) => ({
      kind,
      name: `fresh${at}`,
      words: `Wie ist das bei der Nummer ${at}?`,
      options,
      isRequired: random() < 0.5,
    }));
  return {
    kind: 'newForm',
    form: `form-${count}`,
    title: 'Eine Anfrage',
    questions: pickOne(random, [null, questions]),
  };
}

/** Picks an edit that the pane of a question offers. */
function pickQuestionEdit(random: () => number, form: string, written: Written, count: number): QuestionEdit {
  const paths = Object.keys(written);
  const path = pickOne(random, paths);
  const { schema = {}, rules = {} } = written[path] ?? {};
  const near = paths.filter((one) => one !== path && one.split('.')[0] === path.split('.')[0]);
  const makers: readonly (() => QuestionEdit | null)[] = [
    () => ({ kind: 'rename', form, path, name: `renamed${count}` }),
    () => (near.length === 0 ? null : { kind: 'move', form, path, place: pickOne(random, near) }),
    () => ({ kind: 'remove', form, path }),
    () => insert(random, { form, place: path, written, count }),
    () => insert(random, { form, place: path, written, count }),
    () => insertList(random, form, path, count),
    () => pickRule(random, { form, path, rules, others: paths }),
    () => pickRule(random, { form, path, rules, others: paths }),
    () => pickLimit(random, { form, path, schema }),
    () => pickOptions(random, { form, path, schema, count }),
    () => ({ kind: 'word', form, path, word: pickOne(random, addableWords), text: 'Ein Hinweis dazu.' }),
  ];
  return pickOne(random, makers)() ?? { kind: 'remove', form, path };
}

interface NewPlace {
  readonly form: string;
  readonly place: string;
  readonly written: Written;
  readonly count: number;
}

/** Below a question, or in the rows of a list. */
function insert(random: () => number, { form, place, written, count }: NewPlace): QuestionEdit {
  const isList = written[place]?.schema['type'] === 'array';
  const kind = pickOne(random, Object.keys(questionKinds) as readonly QuestionKind[]);
  const options = [
    { code: 'ONE', text: 'Der erste Fall' },
    { code: 'TWO', text: 'Der zweite Fall' },
  ];
  const words = kind === 'note' ? 'Bitte lesen Sie das in Ruhe.' : `Wie ist das bei der Nummer ${count}?`;
  const unsent = 'Die Antwort wird noch nicht gesendet.';
  const summary = random() < 0.7 ? `Nummer ${count}` : '';
  return {
    kind: 'insert',
    form,
    place,
    ...(isList && { inRows: random() < 0.5 }),
    question: { kind, name: `fresh${count}`, words, summary, options, unsent },
  };
}

function insertList(random: () => number, form: string, place: string, count: number): QuestionEdit {
  const summary = random() < 0.7 ? `Liste ${count}` : '';
  const words = { words: 'Wer ist dabei?', summary, row: 'Person', unsent: 'Sie wird noch nicht gesendet.' };
  const first = { name: `first${count}`, words: 'Ein Name' };
  return { kind: 'insertList', form, place, list: { name: `fresh${count}`, ...words, first } };
}

interface RulePlace {
  readonly form: string;
  readonly path: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly others: readonly string[];
}

function pickRule(random: () => number, { form, path, rules, others }: RulePlace): QuestionEdit {
  const rule: RuleName = path.includes('.') ? pickOne(random, ['show', 'optional', 'lock']) : 'when';
  const now = rule === 'lock' ? asRecord(rules['lock'])['when'] : rules[rule];
  const read = pickOne(random, others);
  const to = pickOne<Expression>(random, [
    null,
    read,
    `!${read}`,
    { answered: read },
    { '===': [read, true] },
    { '===': [read, 'MISC'] },
    { and: [read, { answered: pickOne(random, others) }] },
  ]);
  return { kind: 'rule', form, path, rule, was: isExpression(now) ? now : null, to };
}

interface SchemaPlace {
  readonly form: string;
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

function pickLimit(random: () => number, { form, path, schema }: SchemaPlace): QuestionEdit {
  const limit = pickOne(random, limitNames);
  const now = schema[limit];
  const to = pickOne(random, [null, 1, 5, 60, 500]);
  return { kind: 'limit', form, path, limit, was: typeof now === 'number' ? now : null, to };
}

function pickOptions(
  random: () => number,
  { form, path, schema, count }: SchemaPlace & { readonly count: number },
): QuestionEdit | null {
  const { enum: codes } = schema;
  if (!Array.isArray(codes)) return null;
  const was = codes.map(String);
  const options = was.map((code) => ({ code, text: '' }));
  const to = pickOne(random, [
    options.toReversed(),
    options.slice(1),
    [...options, { code: `CODE${count}`, text: `Der Fall ${count}` }],
  ]);
  return { kind: 'options', form, path, was, to };
}
