import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { evaluateValue, type Expression, type Json, type KeepSchema } from '../../../src/engine/index.ts';
import { formTexts } from '../../../src/wizard/texts/formTexts.ts';
import { choice, text, wizardOf } from '../testForm.ts';
import { playForm } from './playForm.ts';

const offer: KeepSchema = {
  properties: {
    validUntil: { type: 'string', format: 'date' },
    branches: {
      type: 'array',
      items: {
        properties: {
          name: { type: 'string' },
          costs: {
            type: 'array',
            items: { properties: { payment: { type: 'string' }, cost: { type: 'number' } } },
          },
        },
      },
    },
    levels: { type: 'object', additionalProperties: { properties: { points: { type: 'integer' } } } },
  },
};

const body: Json = {
  validUntil: '2026-12-31',
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
  const read = () => {
    const { walk } = form.now();
    const note = walk.nodes.find(({ key }) => key === 'one.note');
    const compiled = note?.kind === 'block' ? note.block.values['value'] : undefined;
    return compiled === undefined ? undefined : evaluateValue(walk, compiled);
  };
  const before = read();
  form.answer({ status: 200, body });
  return [before, read(), formTexts(texts, 'test', {}).of('one.note', null).text('text', { value: read() })];
}

const yearly: Expression = { '===': ['row.payment', { var: 'one.payment' }] };

describe('a block shows what a server sent', () => {
  it.each<readonly [says: string, value: Expression, after: unknown, inText: string]>([
    ['a member', 'result.offer.validUntil', '2026-12-31', 'Es gilt: 31.12.2026.'],
    ['a list', { each: ['result.offer.branches', 'row.name'] }, ['KH', 'VK'], 'Es gilt: KH,VK.'],
    [
      'rows in rows',
      { sum: ['result.offer.branches', { first: ['row.costs', 'row.cost', yearly] }] },
      200,
      'Es gilt: 200.',
    ],
    [
      'the row around a row',
      {
        first: [
          'result.offer.branches',
          { first: ['row.costs', { join: ['parent.name', 'row.cost'] }, yearly] },
          { some: ['row.costs', { '<': ['row.cost', 100] }] },
        ],
      },
      'KH 130',
      'Es gilt: KH 130.',
    ],
    [
      'filtered rows',
      { length: { filter: ['result.offer.branches', { some: ['row.costs', { '>': ['row.cost', 100] }] }] } },
      1,
      'Es gilt: 1.',
    ],
    ['a map by its key', { at: ['result.offer.levels', { const: 'SF2' }, 'points'] }, 9, 'Es gilt: 9.'],
    ['the keys of a map', { each: ['result.offer.levels', 'row.key'] }, ['SF1', 'SF2'], 'Es gilt: SF1,SF2.'],
  ])('%s', (_, value, after, inText) => {
    const [before, ...rest] = shown(value);

    expect(before === null || before === 0).toBe(true);
    expect(rest).toEqual([after, inText]);
  });
});
