import { expect, it } from 'vitest';
import { neutralBrand } from '../../../src/brand/index.ts';
import { createSituation } from '../../../src/workbench/model/address.ts';
import { chooseBrand, chooseGiven } from '../../../src/workbench/model/Situation.ts';

const usual = { ...createSituation('evb'), brand: 'lindenau' };
const flow = { account: 'mueller', policy: 'comprehensive-car', facts: { 'session.isDowntime': true } };

it.each([
  ['the account of the flow test', usual, flow, { ...flow, brand: 'lindenau' }],
  [
    'another account, without the facts of the flow test',
    { ...usual, account: 'demo', policy: 'van' },
    flow,
    { account: 'demo', policy: 'van', brand: 'lindenau' },
  ],
  ['facts alone, even if there are none', usual, { facts: {} }, { facts: {}, brand: 'lindenau' }],
  [
    'switches over everything',
    { ...usual, account: 'demo', switches: { 'session.isDowntime': false } },
    flow,
    { account: 'demo', brand: 'lindenau', facts: { 'session.isDowntime': false } },
  ],
])('the form is filled in with %s', (_, situation, given, expected) => {
  expect(chooseGiven(situation, given)).toEqual(expected);
});

it.each([
  ['the chosen brand', { ...usual, brand: 'nordkamp' }, 'nordkamp'],
  ['the brand of the chosen account', { ...usual, brand: null, account: 'demo' }, 'rotdorn'],
  ['the brand of the account of the first flow test with a step', { ...usual, brand: null }, 'lindenau'],
])('the form is shown in %s', (_, situation, brand) => {
  const brands = ['eskamp', 'lindenau', 'nordkamp', 'rotdorn'].map((id) => ({
    id,
    name: id,
    brand: neutralBrand,
    texts: {},
  }));
  const accounts = [
    { key: 'mueller', says: '', brand: 'lindenau', contracts: [] },
    { key: 'demo', says: '', brand: 'rotdorn', contracts: [] },
  ];
  const plain = { index: 0, name: '', file: '', proves: [], today: '2026-11-21', paths: [] };
  const flows = [
    { ...plain, given: { account: 'demo' }, steps: [] },
    { ...plain, given: flow, steps: ['start'] },
  ];
  expect(chooseBrand(situation, { brands, accounts }, flows)?.id).toBe(brand);
});
