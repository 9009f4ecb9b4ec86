import { expect, it } from 'vitest';
import { createSituation } from '../../../src/workbench/model/address.ts';
import { chooseGiven } from '../../../src/workbench/model/Situation.ts';

const usual = createSituation('evb', 'lindenau');
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
