import { expect, it } from 'vitest';
import { flowCases, mutateShared, type Flow } from '../../../src/analysis/index.ts';
import { compileWizard } from '../../../src/engine/index.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';
import { formSource, type TestForm, text, validatorsFor, wizardOf } from '../../engine/testForm.ts';

const form: TestForm = {
  facts: ['policy.isOld'],
  steps: { one: { code: { type: 'string', maxLength: 9 }, note: text() } },
  rules: {
    values: {},
    fields: {
      'one.code': { options: 'codes' },
      'one.note': { show: { '===': [{ lookup: ['codes', 'one.code', 'amount'] }, 500] } },
    },
  },
  shared: {
    tables: {
      codes: {
        says: 'Schlüssel',
        key: 'code',
        columns: {
          code: { type: 'string' },
          amount: { type: 'integer' },
          unread: { type: 'integer' },
          old: { match: 'policy.isOld' },
        },
        rows: [
          { code: 'A', amount: 150, unread: 1 },
          { code: 'B', amount: 500, unread: 2, old: [true] },
          { code: 'C', amount: 150, when: false },
        ],
      },
    },
  },
};

function inputOf(flows: readonly Partial<Flow>[]) {
  const wizard = wizardOf(form);
  const plain = { form: 'test', flow: 'Ablauf', given: { facts: {} }, steps: [] };
  return {
    wizard,
    source: formSource(form),
    facts: formSource(form).shared.facts,
    given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
    statusesOf: () => [204],
    budget: 10_000,
    cases: flows.flatMap((flow) =>
      flowCases(
        { file: 'f', flow: { ...plain, ...flow }, lineOf: () => 1, placeOf: () => ({ line: 1, column: 1 }) },
        ['one'],
      ).map((one) => ({ flow: one, facts: { today: '2026-11-21', ...one.given.facts } })),
    ),
    compile: (changed: ReturnType<typeof formSource>) => {
      const compiled = compileWizard(changed, { validators: validatorsFor(changed), ...formEnvironment });
      return compiled.ok ? compiled.wizard : null;
    },
    field: null,
    sample: null,
  };
}

const unnoticed = async (flows: readonly Partial<Flow>[], others: readonly Partial<Flow>[] = []) => {
  const { survivors } = await mutateShared([inputOf(flows)], [inputOf(others)]);
  return survivors.map(({ mutant, pointer }) => `${mutant.kind} ${pointer}`).toSorted();
};

it('mutants of a table leave out a row, replace a cell, exchange rows, or let a row always apply', async () => {
  expect(await unnoticed([])).toEqual([
    'cell-exchanged /codes/rows/0/amount',
    'cell-exchanged /codes/rows/0/old',
    'cell-exchanged /codes/rows/1/amount',
    'cell-exchanged /codes/rows/1/old',
    'row-removed /codes/rows/0',
    'row-removed /codes/rows/1',
    'rows-exchanged /codes/rows/0',
    'when-removed /codes/rows/2/when',
  ]);
});

const looks: readonly Partial<Flow>[] = [
  {
    given: { facts: { 'policy.isOld': true } },
    steps: [
      { at: 'one', options: { code: ['A', 'B'] }, enter: { code: 'A' } },
      { at: 'one', hides: ['note'], enter: { code: 'B' } },
      { at: 'one', shows: ['note'] },
    ],
    variants: [
      {
        name: 'neu',
        given: { facts: { 'policy.isOld': false } },
        change: { 'one.code': null },
        sees: { one: { options: { code: ['A'] } } },
      },
    ],
  },
];

it('mutants of a table are noticed by flows of any form that reads it', async () => {
  expect(await unnoticed(looks)).toEqual([]);
  expect(await unnoticed([], looks)).toEqual([]);
});
