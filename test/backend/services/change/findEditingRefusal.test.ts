import { describe, expect, it } from 'vitest';
import {
  findAreaRefusal,
  type EditingArea,
  type PaymentArea,
  findEditingRefusal,
} from '../../../../src/backend/services/change/findEditingRefusal.ts';
import { operations } from '../../../../src/protocol/index.ts';

const seen = (refusal: ReturnType<typeof findEditingRefusal>) =>
  refusal === null ? 'open' : `${refusal.status} ${refusal.code}`;

describe('rules/_shared/editing.json decides', () => {
  it.each<[string, Readonly<Record<string, boolean | number>>, string, string]>([
    ['nothing the matter', {}, 'open', 'open'],
    ['CON-060 dunning level 2', { 'account.dunningLevel': 2 }, 'open', 'open'],
    ['CON-060 dunning level 3', { 'account.dunningLevel': 3 }, '409 DUNNING_LEVEL', '409 DUNNING_LEVEL'],
    [
      'CON-063 remediation',
      { 'account.remediation': true },
      '403 CUSTOMER_DEACTIVATED',
      '403 CUSTOMER_DEACTIVATED',
    ],
    ['CON-066 a special line', { 'policy.isSpecialLine': true }, '403 SPECIAL_LINE', '403 SPECIAL_LINE'],
    ['CON-069 a fleet', { 'policy.isFleet': true }, '403 FLEET', '403 FLEET'],
    [
      'CON-070 a manufacturer',
      { 'policy.isExcludedManufacturer': true },
      '403 EXCLUDED_MANUFACTURER',
      '403 EXCLUDED_MANUFACTURER',
    ],
    ['CON-064 a dealer', { 'policy.isRestrictedDealer': true }, 'open', 'open'],
    ['CON-017 KPS', { 'policy.isKps': true }, '403 KPS', '403 KPS'],
    ['a partner policy', { 'policy.isPartner': true }, '403 PARTNER', '403 PARTNER'],
    [
      'the first of two reasons',
      { 'policy.isFlatrate': true, 'policy.isTerminated': true },
      '403 TERMINATED',
      '403 TERMINATED',
    ],
  ])('%s', (_, facts, change, calculation) => {
    expect([seen(findEditingRefusal(facts, false)), seen(findEditingRefusal(facts, true))]).toEqual([
      change,
      calculation,
    ]);
  });

  it.each<[readonly EditingArea[], string]>([
    [['rating'], 'open'],
    [['rating', 'coverage'], '403 DEALER'],
    [[], 'open'],
  ])('CON-064 a restricted dealer and a change of %s', (areas, expected) => {
    expect(seen(findAreaRefusal({ 'policy.isRestrictedDealer': true }, areas))).toBe(expected);
  });
});

/** Reason and area: what each reason closes, in words of the specification. */
const everything = ['rating', 'coverage', 'payment', 'holder', 'evb'] as const;
const allButHolder = ['rating', 'coverage', 'payment', 'evb'] as const;
const reasons: readonly (readonly [
  title: string,
  facts: Readonly<Record<string, boolean | number>>,
  closed: readonly (EditingArea | PaymentArea)[],
])[] = [
  ['CON-060 dunning', { 'account.dunningLevel': 3 }, everything],
  ['CON-061 a terminated contract', { 'policy.isTerminated': true }, everything],
  ['CON-063 remediation', { 'account.remediation': true }, everything],
  ['CON-067 a one-off KPS', { 'policy.isKpsOneOff': true }, everything],
  ['CON-062 CON-067 a flat-rate tariff', { 'policy.isFlatrate': true }, allButHolder],
  ['CON-062 CON-067 KINTO', { 'policy.isKinto': true }, allButHolder],
  ['CON-062 CON-067 an old tariff', { 'policy.isOldTariff': true }, allButHolder],
  ['CON-062 CON-065 future changes', { 'policy.hasFutureChanges': true }, allButHolder],
  ['CON-062 CON-067 other guarantees', { 'policy.hasOtherGuarantees': true }, allButHolder],
  ['CON-062 CON-067 off-season', { 'policy.isOffSeason': true }, allButHolder],
  ['CON-066 a special line', { 'policy.isSpecialLine': true }, allButHolder],
  ['CON-069 a fleet', { 'policy.isFleet': true }, allButHolder],
  ['CON-064 a restricted dealer', { 'policy.isRestrictedDealer': true }, ['coverage']],
  ['CON-070 a manufacturer', { 'policy.isExcludedManufacturer': true }, ['rating', 'coverage', 'evb']],
];

describe('each reason closes its areas and no other', () => {
  it.each(reasons)('%s', (_, facts, closed) => {
    const refused = everything.filter((area) => findAreaRefusal(facts, [area]) !== null);

    expect(refused).toEqual(closed);
  });
});

it('the OpenAPI document has every code', () => {
  const { 403: refused } = operations.changePolicy.answers;

  expect(refused.codes).toEqual(
    expect.arrayContaining([
      'TERMINATED',
      'FUTURE_CHANGES',
      'OLD_TARIFF',
      'KPS_ONE_OFF',
      'DEALER',
      'CUSTOMER_DEACTIVATED',
    ]),
  );
  expect(refused.codes).not.toContain('DUNNING_LEVEL');
});
