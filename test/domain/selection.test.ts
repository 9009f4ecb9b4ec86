import { describe, expect, it } from 'vitest';
import selection from '../../rules/_shared/selection.json' with { type: 'json' };
import { policyLabel } from '../../src/domain/policyLabel.ts';
import { selectablePolicies, type SelectionTable } from '../../src/domain/selectablePolicies.ts';
import type { Policies } from '../../src/protocol/index.ts';
import { kinds, seededPolicies, seededPolicy, today } from './seededPolicies.ts';

const table: SelectionTable = selection;
const own = seededPolicies('mueller');
const related = seededPolicies('mueller-partner');
const answer: Policies = {
  policies: [...own.values()],
  relationPolicies: { '20410025': [...related.values()] },
};
const context = { kinds, today, flatrateNames: [] };
const keyOf = new Map([...own, ...related].map(([key, { policyNumber }]) => [policyNumber, key]));

function hiddenBy(flags: readonly string[], selectionTable = table): readonly string[] {
  const offered = selectablePolicies(answer, flags, selectionTable, context).flatMap(
    ({ policies }) => policies,
  );
  const keys = offered.map(({ policy }) => keyOf.get(policy.policyNumber));
  return [...keyOf.values()].filter((key) => !keys.includes(key));
}

describe('SEL-002 what a flag hides', () => {
  it.each([
    ['kps', ['kps', 'kps-invoice']],
    ['jungMobil', ['young-driver']],
    ['terminated', ['terminated']],
    ['milesKinto', ['kinto']],
    ['flatrateTariff', ['flatrate']],
    ['seasonalContract', ['seasonal-in', 'seasonal-off']],
    ['business', ['van']],
    ['unknown', []],
  ])('%s', (flag, expected) => {
    expect(hiddenBy([flag])).toEqual(expected);
  });

  it('SEL-017 partner contracts can be added to the flag kps', () => {
    const both = { ...table, flags: { ...table.flags, kps: { hides: ['kps', 'partner'] } } };

    expect(hiddenBy(['kps'], both)).toEqual(['kps', 'kps-invoice', 'partner-car', 'partner-motorbike']);
  });
});

describe('exclusions of the targets', () => {
  const three = ['kps', 'jungMobil', 'terminated'];
  it.each([
    ['SEL-007', '/contract', three],
    ['SEL-008', '/contract/paymentDetails', ['terminated']],
    ['SEL-009', '/contract/evb', three],
    ['SEL-010', '/contract/ivk', three],
    ['SEL-011', '/contract/servicecard', three],
    ['SEL-012', '/contract/tariffConditions', []],
    ['SEL-013', '/contract/taxofficeCertificate', ['kps', 'jungMobil']],
    ['SEL-014', '/contract/ncbCalculator', [...three, 'milesKinto', 'flatrateTariff', 'seasonalContract']],
    ['SEL-015', '/contact', ['business', 'terminated', 'kps', 'jungMobil']],
    ['SEL-016', '/claims/type', three],
    ['SEL-018', '/claims', three],
    ['DASH-016', '/contract/ratingFactors', three],
  ])('%s %s', (_, target, flags) => {
    expect(table.targets[target]).toEqual(flags);
  });

  it('name flags that exist, which hide kinds that exist', () => {
    expect(
      Object.values(table.targets)
        .flat()
        .filter((flag) => !Object.hasOwn(table.flags, flag)),
    ).toEqual([]);
    expect(
      Object.values(table.flags)
        .flatMap(({ hides }) => hides)
        .filter((kind) => !Object.hasOwn(kinds.kinds, kind)),
    ).toEqual([]);
  });
});

it('SEL-004 groups the main account and each partner account, leaving out empty groups', () => {
  const groups = selectablePolicies(answer, [], table, context);
  const alone = selectablePolicies({ policies: answer.policies }, [], table, context);

  expect(groups.map(({ of, accountKey, policies }) => [of, accountKey, policies.length])).toEqual([
    ['mainAccount', null, 17],
    ['partnerAccount', '20410025', 2],
  ]);
  expect(alone.map(({ of }) => of)).toEqual(['mainAccount']);
  expect(selectablePolicies({ policies: [] }, [], table, context)).toEqual([]);
});

describe('SEL-005 the label of a contract', () => {
  it('is number and plate', () => {
    expect(policyLabel(seededPolicy('mueller', 'comprehensive-car'), false)).toBe(
      '2417Y-3.508.126 K-AM 2410',
    );
  });

  it('says when it is terminated', () => {
    expect(policyLabel(seededPolicy('mueller', 'terminated'), true)).toBe(
      '2417Y-3.401.880 K-AM 33 - Beendeter Vertrag',
    );
  });
});
