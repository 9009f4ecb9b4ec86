import { describe, expect, it } from 'vitest';
import { inferPayloadShape } from '../../../src/analysis/types/inferPayloadShape.ts';
import type { Expression } from '../../../src/engine/index.ts';
import { formSource, text, type TestForm, wizardOf, yesNo } from '../../engine/testForm.ts';

const form: TestForm = {
  steps: { one: { known: yesNo, name: text() } },
  rules: { fields: { 'one.name': { show: 'one.known' } } },
  calls: [
    {
      at: { enter: 'one' },
      call: 'fetchOffer',
      keep: {
        offer: {
          properties: {
            kind: { enum: ['FULL', 'PART'] },
            months: { type: 'integer' },
            rows: { type: 'array', items: { properties: { price: { type: 'number' } } } },
          },
        },
      },
      outcomes: [{ else: true, next: true }],
    },
  ],
  derivations: {
    monthsOf: {
      from: { properties: { name: { type: 'string' } } },
      to: { type: 'integer' },
      says: 'Monate',
      derive: () => 1,
    },
  },
};

function typeOf(send: Expression): string {
  const wizard = wizardOf({
    ...form,
    calls: [
      ...(form.calls ?? []),
      { at: { submit: true }, call: 'send', send, outcomes: [{ else: true, done: true }] },
    ],
  });
  const sent = wizard.calls[1]?.send;
  return sent ? inferPayloadShape(sent.expression, wizard, formSource(form)).type.replaceAll('\n', ' ') : '';
}

describe('the shape of a payload', () => {
  it.each<readonly [says: string, send: Expression, type: string]>([
    [
      'a question that is not always asked',
      { known: 'one.known', name: 'one.name' },
      '{ known: boolean; name?: string; }',
    ],
    [
      'values of a result',
      { known: 'one.known', kind: 'result.offer.kind' },
      '{ known: boolean; kind?: "FULL" | "PART"; }',
    ],
    [
      'a number of a result',
      { known: 'one.known', months: 'result.offer.months' },
      '{ known: boolean; months?: number; }',
    ],
    ['rows of a result', { prices: { each: ['result.offer.rows', 'row.price'] } }, '{ prices: number[]; }'],
    [
      'a derived value',
      { known: 'one.known', months: { derive: ['monthsOf', { name: 'one.name' }] } },
      '{ known: boolean; months?: number; }',
    ],
  ])('has the type of %s', (_, send, type) => {
    expect(typeOf(send)).toBe(type);
  });
});
