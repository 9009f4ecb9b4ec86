import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { evaluateValue } from '../../../src/engine/index.ts';
import { amountRows, type AmountRows } from '../../../src/wizard/blocks/priceComparison/block.ts';
import { compareColumns } from '../../../src/wizard/blocks/priceComparison/compareColumns.ts';
import { fixture } from '../../../src/wizard/blocks/priceComparison/fixture.ts';
import { readAmountRows } from '../../../src/wizard/blocks/priceComparison/readAmountRows.ts';
import { walkOf } from '../../engine/testForm.ts';

const columns = ['MONTHLY', 'YEARLY'];
const row = (name: string, ...amounts: readonly (readonly [column: string, amount: number])[]) => ({
  row: name,
  amounts: amounts.map(([column, amount]) => ({ column, amount })),
});

/** Each column as `row: before -> now (difference)`, in cents. */
function linesOf(before: AmountRows, now: AmountRows | null): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    compareColumns(columns, before, now).map(({ column, rows, total }) => [
      column,
      [...rows, { row: 'total', ...total }].map(
        (line) => `${line.row}: ${line.before} -> ${line.now} (${line.difference})`,
      ),
    ]),
  );
}

describe('amounts side by side', () => {
  it('are compared by row and column, in whole cents (SUM-007)', () => {
    const before = [row('B', ['MONTHLY', 0.1], ['YEARLY', 31.8]), row('A', ['MONTHLY', 24.6])];
    const now = [row('A', ['MONTHLY', 26.1], ['YEARLY', 10]), row('B', ['MONTHLY', 0.3], ['YEARLY', 27.2])];

    expect(linesOf(before, now)).toEqual({
      MONTHLY: ['A: 2460 -> 2610 (150)', 'B: 10 -> 30 (20)', 'total: 2470 -> 2640 (170)'],
      YEARLY: ['A: null -> 1000 (1000)', 'B: 3180 -> 2720 (-460)', 'total: 3180 -> 3720 (540)'],
    });
  });

  it.each([
    ['before the answer has come', null],
    ['of an answer in its order', ['20Y1', '20Y2', '20Y3']],
    ['of an answer in another order', ['20Y3', '20Y1', '20Y2']],
    ['of an answer without a line', ['20Y3', '20Y2']],
  ])('SUM-026 API-039 rows %s are sorted by the key of the line', (_, keys) => {
    const before = ['20Y2', '20Y1', '20Y3'].map((key) => row(key, ['MONTHLY', 1]));
    const now = keys?.map((key) => row(key, ['MONTHLY', 2])) ?? null;
    const [monthly] = compareColumns(columns, before, now);

    expect(monthly?.rows.map((line) => line.row)).toEqual(['20Y1', '20Y2', '20Y3']);
  });

  it('add up rows of the same name, and keep removed rows', () => {
    const before = [row('A', ['MONTHLY', 10]), row('A', ['MONTHLY', 2.5]), row('B', ['MONTHLY', 1])];

    expect(linesOf(before, [row('A', ['MONTHLY', 12.5])])['MONTHLY']).toEqual([
      'A: 1250 -> 1250 (0)',
      'B: 100 -> null (-100)',
      'total: 1350 -> 1250 (-100)',
    ]);
  });

  it('have no difference in a column without previous amounts, and leave out columns without new amounts', () => {
    expect(linesOf([row('A', ['MONTHLY', 10])], [row('A', ['YEARLY', 120])])).toEqual({
      YEARLY: ['A: null -> 12000 (null)', 'total: null -> 12000 (null)'],
    });
  });

  it('stand in all columns while the new amounts load', () => {
    expect(linesOf([row('A', ['MONTHLY', 10])], null)).toEqual({
      MONTHLY: ['A: 1000 -> null (null)', 'total: 1000 -> null (null)'],
      YEARLY: ['A: null -> null (null)', 'total: null -> null (null)'],
    });
  });
});

describe('the value of an expression of the block', () => {
  it('is read as it is declared, without incomplete rows', () => {
    const given = [
      row('A', ['MONTHLY', 10]),
      { row: 'B', amounts: [{ column: 'MONTHLY' }, { column: 'YEARLY', amount: 1 }] },
      { amounts: [] },
      { row: 'C' },
      null,
    ];
    const read = readAmountRows(given);

    expect(read).toEqual([row('A', ['MONTHLY', 10]), row('B', ['YEARLY', 1]), row('C')]);
    expect(Value.Check(amountRows, read)).toBe(true);
    expect(readAmountRows(null)).toBeNull();
  });

  it.each(Object.entries(fixture.states))('fits in the example "%s"', (_, { parameters = {} }) => {
    const walk = walkOf({
      steps: { one: { block: { type: 'null', 'x-control': { kind: 'priceComparison', ...parameters } } } },
    });
    const [node] = walk.wizard.nodes;
    const { of } = node?.kind === 'block' ? node.values : {};

    expect(of && Value.Check(amountRows, evaluateValue(walk, of))).toBe(true);
  });
});
