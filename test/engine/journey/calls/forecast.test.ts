import { describe, expect, it } from 'vitest';
import {
  applyForecast,
  changeWalk,
  evaluateValue,
  findForecast,
  nodeState,
  type Walk,
} from '../../../../src/engine/index.ts';
import { choice, text, type TestForm, walkOf } from '../../testForm.ts';

/** The last step shows a price, which is asked for on entering it with the answers before. */
const form: TestForm = {
  facts: ['policy.isPriced'],
  steps: {
    one: { kind: choice('SMALL', 'BIG'), note: text() },
    two: { price: { type: 'null', 'x-control': { kind: 'value', of: 'result.price.amount' } } },
  },
  rules: {
    steps: { two: { when: 'policy.isPriced' } },
    fields: { 'one.note': { show: { '===': ['one.kind', 'BIG'] } } },
  },
  start: { 'one.kind': { const: 'SMALL' } },
  calls: [
    {
      at: { enter: 'two' },
      call: 'fetchPrice',
      send: { kind: 'one.kind', note: 'one.note' },
      keep: { price: { properties: { amount: { type: 'number', format: 'euro' } } } },
      outcomes: [{ else: true, banner: 'error' }],
    },
  ],
};
const priced: Walk = walkOf(form, { 'policy.isPriced': true });
const set = (walk: Walk, field: string, to: string) => changeWalk(walk, [{ set: field, to }]).walk;
const asked = (walk: Walk) => findForecast(walk, 'two.price')?.request.body ?? null;

describe('the request that a later step would send', () => {
  it('is there as soon as something is changed and nothing before the step is missing', () => {
    expect(asked(priced)).toBeNull();
    const open = set(priced, 'one.kind', 'BIG');
    expect(asked(open)).toBeNull();
    expect(asked(set(open, 'one.note', 'red'))).toEqual({ kind: 'BIG', note: 'red' });
    expect(asked(set(set(set(open, 'one.note', 'red'), 'one.note', ''), 'one.kind', 'SMALL'))).toBeNull();
  });

  it('is missing where the step does not apply', () => {
    const unpriced = walkOf(form, { 'policy.isPriced': false });

    expect(asked(set(set(unpriced, 'one.kind', 'BIG'), 'one.note', 'red'))).toBeNull();
  });

  it('gives the block its amount, and the form keeps its state', () => {
    const walk = set(set(priced, 'one.kind', 'BIG'), 'one.note', 'red');
    const forecast = findForecast(walk, 'two.price');
    const block = nodeState(walk, 'two.price');
    if (forecast === null || block?.kind !== 'block') throw new Error('no block');
    const read = (at: Walk | null) => at && evaluateValue(at, block.block.values['of'] ?? fail());

    expect(read(applyForecast(walk, forecast, { status: 200, body: { amount: 12.5 } }))).toBe(12.5);
    expect(read(walk)).toBeNull();
    for (const reply of [
      'network',
      { status: 409, body: 'DUNNING_LEVEL' },
      { status: 200, body: 7 },
    ] as const)
      expect(applyForecast(walk, forecast, reply)).toBeNull();
  });
});

function fail(): never {
  throw new Error('the block has no value');
}
