import { describe, expect, it } from 'vitest';
import { evaluateValue, expandExpression, type Expression } from '../../../src/engine/index.ts';
import { choice, text, walkOf, when, yesNo, type TestForm } from '../testForm.ts';
import { addRow, enter } from '../walkActions.ts';

const form: TestForm = {
  facts: ['policy.plate'],
  steps: {
    one: {
      first: text(),
      last: text(),
      none: text(),
      agreed: yesNo,
      count: { type: 'integer', minimum: 0 },
      country: choice('Deutschland', 'Polen'),
      people: {
        type: 'array',
        maxItems: 9,
        items: { type: 'object', properties: { name: text(), known: yesNo } },
      },
    },
  },
  rules: {
    conditions: {
      agreed: when({ '===': [{ var: 'one.agreed' }, true] }),
      known: when({ '===': [{ var: 'row.known' }, true] }),
      german: when({ '===': [{ lookup: ['code', 'one.country', 'code'] }, 'DEU'] }),
    },
    fields: { 'one.people': { optional: true } },
  },
  shared: {
    tables: {
      code: {
        says: 'Land',
        key: 'name',
        columns: { name: { type: 'string' }, code: { type: 'string' } },
        rows: [{ name: 'Deutschland', code: 'DEU' }],
      },
    },
  },
  derivations: {
    pair: {
      from: {
        properties: { left: { type: 'string' }, right: { type: 'integer' }, end: { enum: ['A', 'B'] } },
        required: ['left', 'right'],
      },
      to: { type: 'string' },
      says: 'beides',
      derive: ({ left, right, end = '' }) => `${String(left)}+${String(right)}${String(end)}`,
    },
    nothing: { from: { properties: {} }, to: { type: 'string' }, says: 'nichts', derive: () => undefined },
  },
};

const walk = enter(addRow(addRow(walkOf(form, { 'policy.plate': ' k-ab 1 ' }), 'one.people'), 'one.people'), {
  'one.first': 'Ada',
  'one.last': 'Lovelace',
  'one.agreed': true,
  'one.count': 0,
  'one.country': 'Deutschland',
  'one.people[1].name': 'Bo',
  'one.people[1].known': true,
});

const table: readonly [expression: Expression, value: unknown][] = [
  ['one.first', 'Ada'],
  ['one.none', null],
  ['one.people', null],
  [{ const: 'one.first' }, 'one.first'],
  [
    [{ const: 'a' }, 'one.first'],
    ['a', 'Ada'],
  ],
  [{ const: null }, null],
  [{ name: 'one.first', absent: 'one.none' }, { name: 'Ada' }],
  [{ absent: 'one.none' }, null],
  [{ name: 'one.first', inner: { absent: 'one.none' } }, { name: 'Ada' }],
  [
    { trim: 'policy.plate', upper: 'policy.plate' },
    { trim: ' k-ab 1 ', upper: ' k-ab 1 ' },
  ],
  [{ firstOf: ['one.none', 'one.last', 'one.first'] }, 'Lovelace'],
  [{ firstOf: ['one.none'] }, null],
  [{ firstOf: ['one.none', 'one.count'] }, 0],
  [{ join: ['one.first', 'one.none', 'one.last', 'one.count', 'one.agreed'] }, 'Ada Lovelace 0'],
  [{ join: ['one.none'] }, null],
  [{ trim: 'policy.plate' }, 'k-ab 1'],
  [{ trim: 'one.count' }, 0],
  [{ trim: { const: '  ' } }, null],
  [{ upper: 'policy.plate' }, ' K-AB 1 '],
  [{ noSpaces: 'policy.plate' }, 'k-ab1'],
  [{ lookup: ['code', 'one.country', 'code'] }, 'DEU'],
  [{ lookup: ['code', { const: 'Polen' }, 'code'] }, null],
  [{ lookup: ['code', 'one.none', 'code'] }, null],
  [{ is: 'agreed' }, true],
  ['agreed', true],
  [{ '!': 'agreed' }, false],
  [{ '===': ['one.agreed', true] }, true],
  [{ '!': 'one.agreed' }, false],
  [true, true],
  [null, null],
  [{ object: { min: 'one.count', none: 'one.none' } }, { min: 0 }],
  [{ if: ['agreed', 'one.first', 'one.last'] }, 'Ada'],
  [{ if: ['!agreed', 'one.first', 'one.last'] }, 'Lovelace'],
  [
    { each: ['one.people', { number: 'row.number', name: 'row.name', known: { is: 'known' } }] },
    [
      { number: 1, name: 'Bo', known: true },
      { number: 2, known: false },
    ],
  ],
  [{ each: ['one.people', { name: 'row.name' }] }, [{ name: 'Bo' }, {}]],
  [{ each: ['one.first', 'row.name'] }, null],
  [{ addDays: ['today', 3] }, '2026-11-24'],
  [{ addDays: ['one.none', 3] }, null],
  [{ addDays: ['one.count', 3] }, null],
  [{ firstOf: ['one.none', []] }, []],
  [{ firstOf: ['one.none', null] }, null],
  [{ sent: { firstOf: ['one.none', null] }, left: 'one.none' }, { sent: null }],
  [{ firstOf: ['one.count', 5] }, 0],
  [{ derive: ['pair', { left: 'one.first', right: 'one.count' }] }, 'Ada+0'],
  [{ derive: ['pair', { left: 'one.first', right: 1, end: { const: 'B' } }] }, 'Ada+1B'],
  [{ derive: ['pair', { left: 'one.first', right: 1, end: { const: 'C' } }] }, null],
  [{ derive: ['pair', { left: 'one.first' }] }, null],
  [{ derive: ['pair', { left: 'one.count', right: 'one.count' }] }, null],
  [{ derive: ['pair', { left: 'one.first', right: 1.5 }] }, null],
  [{ derive: ['nothing', {}] }, null],
];

const valueOf = (written: Expression) => ({
  expression: expandExpression(written, 'value').expression,
  reads: [],
  readsRow: false,
});

describe('values', () => {
  it.each(table)('%j is %j', (expression, value) => {
    expect(evaluateValue(walk, valueOf(expression))).toEqual(value);
  });

  it('an unknown derivation throws', () => {
    expect(() => evaluateValue(walk, valueOf({ derive: ['gone', {}] }))).toThrow('unknown derivation "gone"');
  });
});
