import type { Expression } from '../../../src/engine/index.ts';
import { isExpression } from '../../../src/engine/index.ts';
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

/** Picks an edit that the pane of a question offers; `count` makes its names its own. */
export function pickEdit(random: () => number, form: string, written: Written, count: number): QuestionEdit {
  const paths = Object.keys(written);
  const path = pickOne(random, paths);
  const { schema = {}, rules = {} } = written[path] ?? {};
  const near = paths.filter((one) => one !== path && one.split('.')[0] === path.split('.')[0]);
  const makers: readonly (() => QuestionEdit | null)[] = [
    () => ({ kind: 'rename', form, path, name: `renamed${count}` }),
    () => (near.length === 0 ? null : { kind: 'move', form, path, place: pickOne(random, near) }),
    () => ({ kind: 'remove', form, path }),
    () => insert(random, form, path, count),
    () => insert(random, form, path, count),
    () => pickRule(random, { form, path, rules, others: paths }),
    () => pickRule(random, { form, path, rules, others: paths }),
    () => pickLimit(random, { form, path, schema }),
    () => pickOptions(random, { form, path, schema, count }),
    () => ({ kind: 'word', form, path, word: pickOne(random, addableWords), text: 'Ein Hinweis dazu.' }),
  ];
  return pickOne(random, makers)() ?? { kind: 'remove', form, path };
}

function insert(random: () => number, form: string, place: string, count: number): QuestionEdit {
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
    question: { kind, name: `fresh${count}`, words, summary, options, unsent },
  };
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
