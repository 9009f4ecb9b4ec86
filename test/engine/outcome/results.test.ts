import { describe, expect, it } from 'vitest';
import { evaluateValue, type Expression, holds, type KeepSchema } from '../../../src/engine/index.ts';
import { nodeState, withFacts } from '../../../src/engine/index.ts';
import { choice, compile, text, walkOf, when, yesNo } from '../testForm.ts';

const premium: KeepSchema = {
  type: 'array',
  items: {
    properties: {
      branch: { enum: ['KH', 'VK'] },
      costs: {
        type: 'array',
        items: { properties: { payment: { enum: ['MONTHLY', 'YEARLY'] }, cost: { type: 'number' } } },
      },
      total: { type: 'number', format: 'euro' },
    },
  },
};
const ncb: KeepSchema = {
  type: 'object',
  additionalProperties: { properties: { points: { type: 'number' }, says: { type: 'string' } } },
};
const detail: KeepSchema = { properties: { title: { type: 'string' }, open: { type: 'number' } } };
const brought = {
  today: '2026-11-21',
  'result.premium': [
    {
      branch: 'KH',
      total: 0.1,
      costs: [
        { payment: 'MONTHLY', cost: 12 },
        { payment: 'YEARLY', cost: 130 },
      ],
    },
    { branch: 'VK', total: 0.2, costs: [{ payment: 'YEARLY', cost: 70 }] },
  ],
  'result.ncb': { SF1: { points: 5, says: 'Ein Jahr' }, SF2: { points: 9, says: 'Zwei Jahre' } },
  'result.detail': { title: 'Alles', open: 2 },
};

function formWith(send: Expression, condition: Expression = { '===': ['result.detail.open', 2] }) {
  return {
    steps: { one: { branch: choice('KH', 'VK'), level: text(), name: text(), more: yesNo } },
    rules: {
      conditions: { open: when(condition) },
      fields: {
        'one.more': { show: 'open' },
        'one.branch': { options: { from: 'result.premium', value: 'row.branch', label: 'row.branch' } },
        'one.level': { options: { from: 'result.ncb', value: 'row.key', label: 'row.says' } },
      },
    },
    calls: [
      {
        at: { enter: 'one' },
        call: 'calculate',
        send,
        keep: { premium, ncb, detail },
        outcomes: [{ else: true, next: true }],
      },
    ],
  } satisfies Parameters<typeof walkOf>[0];
}

describe('results', () => {
  it.each<readonly [string, Expression, unknown]>([
    ['a member', 'result.detail.title', 'Alles'],
    ['rows', { each: ['result.premium', 'row.branch'] }, ['KH', 'VK']],
    [
      'nested rows, and the surrounding row',
      {
        each: [
          'result.premium',
          { costs: { each: ['row.costs', { of: 'parent.branch', cost: 'row.cost' }] } },
        ],
      },
      [
        {
          costs: [
            { of: 'KH', cost: 12 },
            { of: 'KH', cost: 130 },
          ],
        },
        { costs: [{ of: 'VK', cost: 70 }] },
      ],
    ],
    [
      'rows that fulfil a condition',
      {
        sum: ['result.premium', { first: ['row.costs', 'row.cost', { '===': ['row.payment', 'YEARLY'] }] }],
      },
      200,
    ],
    [
      'filtered rows',
      {
        each: [
          { filter: ['result.premium', { some: ['row.costs', { '<': ['row.cost', 50] }] }] },
          'row.branch',
        ],
      },
      ['KH'],
    ],
    ['amounts of rows in whole cents', { sum: ['result.premium', 'row.total'] }, 0.3],
    [
      'rows in another order',
      { each: [{ sort: ['result.premium', { subtract: [0, 'row.total'] }] }, 'row.branch'] },
      ['VK', 'KH'],
    ],
    ['a map by its key', { at: ['result.ncb', { const: 'SF2' }, 'points'] }, 9],
    ['an unknown key', { at: ['result.ncb', { const: 'SF3' }, 'points'] }, null],
    ['the rows of a map', { each: ['result.ncb', 'row.key'] }, ['SF1', 'SF2']],
  ])('give %s', (_, send, gives) => {
    const walk = walkOf(formWith(send), brought);
    const value = walk.wizard.calls[0]?.send;
    expect(value && evaluateValue(walk, value)).toEqual(gives);
  });

  it('are read by rules and options, which follow their changes', () => {
    const empty = walkOf(formWith('one.name'));
    expect(nodeState(empty, 'one.more')?.shown).toBe(false);

    const walk = withFacts(empty, brought);

    expect(nodeState(walk, 'one.more')?.shown).toBe(true);
    const offered = ['one.branch', 'one.level'].map((key) => {
      const state = nodeState(walk, key);
      return state?.kind === 'field' ? state.options?.map(({ value, label }) => `${value} ${label}`) : null;
    });
    expect(offered).toEqual([
      ['KH KH', 'VK VK'],
      ['SF1 Ein Jahr', 'SF2 Zwei Jahre'],
    ]);
    const rule = walk.wizard.calls[0]?.when ?? null;
    expect(rule === null || holds(walk, rule)).toBe(true);
  });

  it.each<readonly [string, Expression, string]>([
    ['result.detail.titel', 'result.detail.titel', 'unknown-path'],
    ['result.details', 'result.details', 'unknown-path'],
    ['a record as a value', 'result.detail', 'unknown-path'],
    ['a member of rows outside of them', 'result.premium.branch', 'unknown-path'],
    ['an unknown member of a row', { each: ['result.premium', 'row.brand'] }, 'unknown-path'],
    [
      'an unknown member of a nested row',
      { each: ['result.premium', { sum: ['row.costs', 'row.price'] }] },
      'unknown-path',
    ],
    ['an unknown member of a map', { at: ['result.ncb', { const: 'SF1' }, 'percent'] }, 'unknown-path'],
    ['a surrounding row where there is none', { each: ['result.premium', 'parent.branch'] }, 'row-outside'],
  ])('%s is reported', (_, send, code) => {
    const compiled = compile(formWith(send));
    expect(compiled.ok ? [] : compiled.problems.map((problem) => problem.code)).toEqual([code]);
  });
});
