import { describe, expect, it } from 'vitest';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { compileValidators } from '../../../src/definitions/disk.ts';
import { derivations } from '../../../src/domain/derivations.ts';
import {
  type Block,
  type Field,
  type KeepSchema,
  collectLeafSchemas,
  readWizard,
  type Wizard,
  type WrittenWizard,
  writeWizard,
} from '../../../src/engine/index.ts';
import { controlTypes } from '../../../src/wizard/controls/controlTypes.ts';
import { shippedForms } from '../../shippedForms.ts';

/** The form as a browser has it. */
function readAgain(id: string, wizard: Wizard): Wizard {
  const source = shippedForms.forms.find((form) => form.id === id)?.source;
  if (source === undefined) throw new Error(id);
  const shapes = collectLeafSchemas(source);
  const text = JSON.stringify(writeWizard(wizard, Object.keys(shapes)));
  const validators = Object.values(compileValidators(shapes));
  return readWizard(JSON.parse(text) as WrittenWizard, { validators, fields: controlTypes, derivations });
}

const asJson = (wizard: Wizard): unknown =>
  JSON.parse(
    JSON.stringify({ ...wizard, promises: [] }, (key, value: unknown) => {
      if (key === 'mount') return undefined;
      if (isForTools(key, value)) return undefined;
      if (value instanceof Map) return [...value];
      return isRule(value)
        ? { ...value, file: '', pointer: '', ...('says' in value && { says: null }) }
        : value;
    }),
  );

/** Only tools read the type of a block, and the tools' part of a control. */
const isForTools = (key: string, value: unknown): boolean =>
  key === 'tools' || (key === 'type' && typeof value === 'object' && value !== null && 'texts' in value);

const isKnownToTools = ({ control, kind }: Field | Block): boolean =>
  'tools' in control || (kind === 'block' && 'type' in control);

/** A rule, a value, or the place of a row. */
const isRule = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  'pointer' in value &&
  ('rule' in value || 'expression' in value || Object.keys(value).join() === 'file,pointer');

const questionsOf = ({ nodes }: Wizard): readonly (Field | Block)[] =>
  nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));

const typedTexts = ['', 'x', '7', '1.2.2026', '12.30', 'a@b.de', '(0)30 1234', 'Ja', 'x'.repeat(5000)];

/** The answers and errors of a field for some texts, one of which fits only without spaces; name and parameters of a block. */
function behaviour(question: Field | Block): unknown {
  const { control, schema } = question;
  if (question.kind === 'block') return [control.kind, control.params];
  const long = '0 '.repeat(Math.ceil(0.6 * (schema.maxLength ?? 0)));
  return [...typedTexts, long].map((typed) => {
    const answer = question.control.type.parse(typed);
    return [answer, question.control.type.format(answer), question.validate(answer)];
  });
}

/** A result of this shape with the same amount everywhere. */
function resultOf(schema: KeepSchema, amount: number): unknown {
  const { type, properties = {}, items, format, examples = [] } = schema;
  if (Object.keys(properties).length > 0 || type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([name, below]) => [name, resultOf(below, amount)]),
    );
  if (items) return [resultOf(items, amount)];
  if (format === 'euro') return amount;
  return (
    examples[0] ?? schema.enum?.[0] ?? { boolean: true, number: 1, integer: 1 }[String(type)] ?? '2026-01-01'
  );
}

type Kept = Wizard['calls'][number]['keep'][number];

/** Includes an amount with a third decimal. */
const judgements = ({ schema, validate }: Kept) =>
  [null, '', {}, [], resultOf(schema, 1.5), resultOf(schema, 1.005)].map((value) => validate(value));

describe('a compiled form', () => {
  it.each(shippedForms.forms.map(({ id }) => id))('%s is the same after it was written and read', (id) => {
    const wizard = compileFormById(shippedForms, id);
    if (wizard === null) throw new Error(`${id} has mistakes`);

    const read = readAgain(id, wizard);

    expect(asJson(read)).toEqual(asJson(wizard));
    expect(Object.values(read.derivations).map(({ derive }) => derive)).toEqual(
      Object.values(wizard.derivations).map(({ derive }) => derive),
    );
    expect(questionsOf(read).map(behaviour)).toEqual(questionsOf(wizard).map(behaviour));
    expect(read.calls.map(({ keep }) => keep.map(judgements))).toEqual(
      wizard.calls.map(({ keep }) => keep.map(judgements)),
    );
    expect(questionsOf(read).filter(isKnownToTools)).toEqual([]);
  });
});
