import { describe, expect, it } from 'vitest';
import {
  asJson,
  evaluateExpression,
  expandExpression,
  plainScope,
  type Expression,
  type Facts,
} from '../../../src/engine/index.ts';
import { text, wizardOf } from '../testForm.ts';

const wizard = wizardOf({
  steps: { one: { a: text() } },
  shared: {
    facts: {
      facts: {
        'policy.price': { type: 'number', format: 'euro', says: 'Beitrag' },
        'policy.fine': { type: 'number', format: 'euro', says: 'Beitrag' },
        'policy.refund': { type: 'number', format: 'euro', says: 'Erstattung' },
        'policy.huge': { type: 'number', format: 'euro', says: 'Summe' },
        'policy.zero': { type: 'number', format: 'euro', says: 'nichts' },
        'policy.parts': {
          type: 'list',
          says: 'Teile',
          rows: { price: { type: 'number', format: 'euro', says: 'Preis' } },
        },
      },
    },
  },
  derivations: {
    doubled: {
      from: { properties: { price: { type: 'number', format: 'euro' } }, required: ['price'] },
      to: { type: 'number', format: 'euro' },
      says: 'das Doppelte',
      derive: ({ price }) => Number(price) * 2,
    },
  },
});

const given: Facts = {
  'policy.price': 12.5,
  'policy.fine': 12.345,
  'policy.refund': -0.05,
  'policy.huge': 90_071_992_547_409.91,
  'policy.zero': 0,
  'policy.count': 3,
  'policy.rate': 0.1,
  'policy.parts': [{ price: 0.1 }, { price: 0.2 }],
};

const euro = (amount: string): Expression => ({ euro: amount });
const half = (value: Expression): Expression => ({ round: [value, 'halfUp'] });

const table: readonly [rule: Expression, result: unknown][] = [
  ['policy.price', 12.5],
  ['policy.fine', null],
  [{ answered: 'policy.fine' }, false],
  ['policy.huge', 90_071_992_547_409.91],
  [euro('12.50'), 12.5],
  [euro('12'), 12],
  [euro('-0.05'), -0.05],
  [euro('12.5'), null],
  [euro('12,50'), null],
  [euro('99999999999999999'), null],

  [{ add: [0.1, 0.2] }, 0.3],
  [{ add: [1, 2, 3] }, 6],
  [{ add: [1, 'policy.none'] }, null],
  [{ add: [1e-7, 1e21] }, null],
  [{ add: ['policy.price', 'policy.price', euro('0.01')] }, 25.01],
  [{ add: ['policy.price', 1] }, null],
  [{ add: ['policy.price', 0] }, 12.5],
  [{ add: [0, 'policy.price'] }, 12.5],
  [{ add: ['policy.huge', euro('0.01')] }, null],
  [{ subtract: ['policy.price', euro('20.00')] }, -7.5],
  [{ subtract: [0.3, 0.1] }, 0.2],
  [{ subtract: [1, 'policy.price'] }, null],
  [{ subtract: [0, 'policy.price'] }, -12.5],
  [{ subtract: [1, 'policy.none'] }, null],

  [{ multiply: ['policy.price', 3] }, 37.5],
  [{ multiply: [3, 'policy.price', 2] }, 75],
  [{ multiply: ['policy.price', 'policy.price'] }, null],
  [{ multiply: ['policy.price', 'policy.rate'] }, null],
  [half({ multiply: ['policy.price', 'policy.rate'] }), 1.25],
  [half({ multiply: ['policy.refund', 0.1] }), -0.01],
  [{ multiply: [0.1, 3] }, null],
  [half({ multiply: [0.5, 3] }), 2],

  [{ divide: ['policy.price', 2] }, null],
  [half({ divide: ['policy.price', 3] }), 4.17],
  [half({ divide: ['policy.price', 0] }), null],
  [half({ divide: ['policy.price', 'policy.zero'] }), null],
  [half({ divide: ['policy.price', 'policy.none'] }), null],
  [half({ divide: ['policy.price', euro('5.00')] }), 3],
  [half({ divide: [5, 'policy.price'] }), null],
  [half({ divide: [{ multiply: ['policy.price', 100] }, 40] }), 31.25],
  [half({ add: [{ divide: [1, 3] }, { divide: [1, 6] }] }), 1],
  [half({ multiply: [{ divide: ['policy.price', 3] }, 3] }), 12.5],
  [half({ subtract: [{ divide: [1, 3] }, { divide: [1, 3] }] }), 0],
  [half({ add: [{ divide: ['policy.price', 3] }, { divide: [1, 3] }] }), null],

  [half(2.5), 3],
  [half(-2.5), -3],
  [half(2.4), 2],
  [half(-2.4), -2],
  [half(1.005), 1],
  [half({ multiply: [1.005, 100] }), 101],
  [half('policy.price'), 12.5],
  [{ round: [{ divide: [1, 3] }, 'up'] }, 1],
  [{ round: [{ divide: [-1, 3] }, 'up'] }, -1],
  [{ round: [{ divide: [5, 3] }, 'down'] }, 1],
  [{ round: [{ divide: [-5, 3] }, 'down'] }, -1],
  [{ round: [{ divide: [6, 3] }, 'up'] }, 2],
  [{ round: [2.5, 'even'] }, null],

  [{ '===': ['policy.price', euro('12.50')] }, true],
  [{ '>': ['policy.price', euro('12.49')] }, true],
  [{ '<': ['policy.price', euro('12.50')] }, false],
  [{ '===': ['policy.price', 12.5] }, false],
  [{ '===': ['policy.price', 1250] }, false],
  [{ '!==': ['policy.price', 12.5] }, false],
  [{ '>': ['policy.price', 0] }, true],
  [{ '<': ['policy.refund', 0] }, true],
  [{ '<': [{ divide: [1, 3] }, 1] }, false],
  [{ max: ['policy.price', euro('12.51')] }, 12.51],
  [{ min: ['policy.price', euro('12.51')] }, 12.5],
  [{ max: ['policy.refund', 0] }, 0],
  [{ max: ['policy.price', 20] }, null],

  [{ sum: ['policy.parts', 'row.price'] }, 0.3],
  [{ sum: ['policy.parts', 'row.none'] }, null],
  [{ subtract: ['policy.price', { sum: [{ filter: ['policy.parts', false] }, 'row.price'] }] }, 12.5],
  [{ each: ['policy.parts', { price: 'row.price' }] }, [{ price: 0.1 }, { price: 0.2 }]],
  [{ some: ['policy.parts', { '===': ['row.price', euro('0.20')] }] }, true],
  [
    { price: 'policy.price', third: { divide: ['policy.price', 3] } },
    { price: 12.5, third: null },
  ],
  [{ derive: ['doubled', { price: 'policy.price' }] }, 25],
  [{ '===': [{ derive: ['doubled', { price: 'policy.price' }] }, euro('25.00')] }, true],
];

describe('arithmetic in whole cents', () => {
  it.each(table)('%j gives %j', (written, result) => {
    const { expression, parts } = expandExpression(written, 'value');

    expect(parts.filter(({ kind }) => kind === 'mistake')).toEqual([]);
    expect(asJson(evaluateExpression(expression, plainScope(wizard, given)))).toEqual(result);
  });
});
