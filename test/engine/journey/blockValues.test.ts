import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  evaluateValue,
  type Expression,
  type JsonValue,
  type KeepSchema,
  formatValues,
} from '../../../src/engine/index.ts';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { choice, text, wizardOf } from '../testForm.ts';
import { playForm } from './playForm.ts';

const offer: KeepSchema = {
  properties: {
    validUntil: { type: 'string', format: 'date' },
    madeAt: { type: 'string', format: 'date-time' },
    mileage: { type: 'integer', unit: 'km' },
    discount: { type: 'number', unit: 'percent' },
    premium: { type: 'number', format: 'euro' },
    branches: {
      type: 'array',
      items: {
        properties: {
          name: { type: 'string' },
          costs: {
            type: 'array',
            items: { properties: { payment: { type: 'string' }, cost: { type: 'number', format: 'euro' } } },
          },
        },
      },
    },
    levels: { type: 'object', additionalProperties: { properties: { points: { type: 'integer' } } } },
  },
};

const body: JsonValue = {
  validUntil: '2026-12-31',
  madeAt: '2026-11-22T23:30:00Z',
  mileage: 12000,
  discount: 37.5,
  premium: 1234.5,
  secret: 'dropped',
  branches: [
    {
      name: 'KH',
      costs: [
        { payment: 'MONTHLY', cost: 12 },
        { payment: 'YEARLY', cost: 130 },
      ],
    },
    { name: 'VK', costs: [{ payment: 'YEARLY', cost: 70 }] },
  ],
  levels: { SF1: { points: 5 }, SF2: { points: 9 } },
};

const texts = i18next.createInstance();
void texts.init({
  lng: 'de',
  resources: { de: { test: { 'one.note.text': 'Es gilt: {value}.' } } },
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});

/** A form that fetches an offer on entry and shows one value of it in a note, before and after the answer. */
function shown(value: Expression): readonly [before: unknown, after: unknown, inText: string] {
  const wizard = wizardOf({
    steps: {
      one: {
        payment: choice('MONTHLY', 'YEARLY'),
        name: text(),
        note: { type: 'null', 'x-control': { kind: 'note', values: { value } } },
      },
    },
    rules: { fields: { 'one.name': { optional: true } } },
    calls: [
      { at: { enter: 'one' }, call: 'fetchOffer', keep: { offer }, outcomes: [{ else: true, next: true }] },
    ],
  });
  const form = playForm(wizard);
  form.set('one.payment', 'YEARLY');
  const note = wizard.nodes.find(({ path }) => path === 'one.note');
  const values = note?.kind === 'block' ? note.values : {};
  const read = () => values['value'] && evaluateValue(form.now().walk, values['value']);
  const before = read();
  form.answer({ status: 200, body });
  const words = formatValues(wizard, values, { value: read() });
  const inText = createFormTexts(texts, wizard, {}).of('one.note', null).text('text', words);
  return [before, read(), inText.replaceAll('\u00a0', ' ')];
}

const yearly: Expression = { '===': ['row.payment', { var: 'one.payment' }] };

describe('a block shows a value of a server', () => {
  it.each<readonly [says: string, value: Expression, after: unknown, inText: string]>([
    ['a day', 'result.offer.validUntil', '2026-12-31', '31.12.2026'],
    ['a moment', 'result.offer.madeAt', '2026-11-22T23:30:00Z', '23.11.2026, 00:30 Uhr'],
    ['a distance', 'result.offer.mileage', 12000, '12.000 km'],
    ['percent', 'result.offer.discount', 37.5, '37,5 %'],
    ['money', 'result.offer.premium', 1234.5, '1.234,50 €'],
    ['a list', { each: ['result.offer.branches', 'row.name'] }, ['KH', 'VK'], 'KH, VK'],
    [
      'nested rows',
      { sum: ['result.offer.branches', { first: ['row.costs', 'row.cost', yearly] }] },
      200,
      '200 €',
    ],
    [
      'the surrounding row',
      {
        first: [
          'result.offer.branches',
          { first: ['row.costs', { join: ['parent.name', 'row.payment'] }, yearly] },
          { some: ['row.costs', { '<': ['row.cost', { euro: '100' }] }] },
        ],
      },
      'KH YEARLY',
      'KH YEARLY',
    ],
    [
      'filtered rows',
      {
        length: {
          filter: ['result.offer.branches', { some: ['row.costs', { '>': ['row.cost', { euro: '100' }] }] }],
        },
      },
      1,
      '1',
    ],
    ['a map by its key', { at: ['result.offer.levels', { const: 'SF2' }, 'points'] }, 9, '9'],
    ['the keys of a map', { each: ['result.offer.levels', 'row.key'] }, ['SF1', 'SF2'], 'SF1, SF2'],
  ])('%s', (_, value, after, inText) => {
    const [before, ...rest] = shown(value);

    expect(before === null || before === 0).toBe(true);
    expect(rest).toEqual([after, `Es gilt: ${inText}.`]);
  });
});

describe('a result is written in the unit of its operands', () => {
  const { mileage, discount, premium } = {
    mileage: 'result.offer.mileage',
    discount: 'result.offer.discount',
    premium: 'result.offer.premium',
  };
  it.each<readonly [value: Expression, inText: string]>([
    [{ add: [mileage, 500] }, '12.500 km'],
    [{ subtract: [mileage, mileage] }, '0 km'],
    [{ max: [mileage, 15000] }, '15.000 km'],
    [{ if: [{ '>': [mileage, 9000] }, mileage, 9000] }, '12.000 km'],
    [{ round: [{ divide: [mileage, mileage] }, 'halfUp'] }, '1'],
    [{ add: [mileage, discount] }, '12.037,5'],
    [{ multiply: [premium, 2] }, '2.469 €'],
    [{ round: [{ divide: [{ multiply: [premium, discount] }, 100] }, 'halfUp'] }, '462,94 €'],
    [{ euro: '12.50' }, '12,50 €'],
    [{ sum: ['result.offer.branches', { sum: ['row.costs', 'row.cost'] }] }, '212 €'],
    [{ each: ['result.offer.branches', { first: ['row.costs', 'row.cost'] }] }, '12 €, 70 €'],
    [{ addDays: ['result.offer.validUntil', 1] }, '01.01.2027'],
    [{ length: 'one.payment' }, '6'],
  ])('%j is %s', (value, inText) => {
    expect(shown(value)[2]).toBe(`Es gilt: ${inText}.`);
  });
});

it('options from a list are labelled by the format of their column', () => {
  const costs: KeepSchema = {
    type: 'array',
    items: { properties: { code: { type: 'string' }, cost: { type: 'number', format: 'euro' } } },
  };
  const wizard = wizardOf({
    steps: { one: { cost: text() } },
    rules: {
      fields: { 'one.cost': { options: { from: 'result.costs', value: 'row.code', label: 'row.cost' } } },
    },
    calls: [
      { at: { enter: 'one' }, call: 'fetchCosts', keep: { costs }, outcomes: [{ else: true, next: true }] },
    ],
  });
  const form = playForm(wizard);
  form.answer({
    status: 200,
    body: [
      { code: 'A', cost: 1000 },
      { code: 'B', cost: 2500.5 },
    ],
  });
  const state = form.now().walk.nodes[0];
  const labels = state?.kind === 'field' ? state.options?.map(({ label }) => label) : null;

  expect(labels).toEqual(['1.000\u00a0€', '2.500,50\u00a0€']);
});
