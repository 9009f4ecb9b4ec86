import { describe, expect, it } from 'vitest';
import selection from '../../rules/_shared/selection.json' with { type: 'json' };
import { splitContractsForChooser, type Exclusions } from '../../src/domain/splitContractsForChooser.ts';
import { formatPolicyLabel, listContracts } from '../../src/domain/listContracts.ts';
import { kinds, seededPolicies, seededPolicy, today } from './seededPolicies.ts';

const own = seededPolicies('mueller');
const related = seededPolicies('mueller-partner');
const contracts = listContracts(
  { policies: [...own.values()], relationPolicies: { '20410025': [...related.values()] } },
  { kinds, today, flatrateNames: [], isWrongBrand: false },
);
const keyOf = new Map([...own, ...related].map(([key, { policyNumber }]) => [policyNumber, key]));

function hiddenBy(flags: readonly string[], exclusions: Exclusions = selection.flags): readonly string[] {
  const { excluded } = splitContractsForChooser(contracts, flags, exclusions);
  return excluded.map(({ contract }) => keyOf.get(contract.policy.policyNumber) ?? '');
}

describe('SEL-002 SEL-017 SEL-019 the contracts that a flag hides', () => {
  it.each([
    ['kps', ['kps', 'kps-invoice']],
    ['jungMobil', ['young-driver']],
    ['terminated', ['terminated', 'laid-up']],
    ['milesKinto', ['kinto']],
    ['flatrateTariff', ['flatrate']],
    ['seasonalContract', ['seasonal-in', 'seasonal-off']],
    ['business', ['van', 'merchant-car']],
    ['unknown', []],
  ])('%s', (flag, expected) => {
    expect(hiddenBy([flag])).toEqual(expected);
  });

  it('SEL-017 partner contracts can be added to the flag kps', () => {
    const both = { ...selection.flags, kps: { hides: ['kps', 'partner'] } };

    expect(hiddenBy(['kps'], both)).toEqual(['kps', 'kps-invoice', 'partner-car', 'partner-motorbike']);
  });
});

it('exclusions hide existing kinds', () => {
  expect(
    Object.values(selection.flags)
      .flatMap(({ hides }) => hides)
      .filter((kind) => !Object.hasOwn(kinds.kinds, kind)),
  ).toEqual([]);
});

it('SEL-004 contracts of the account and of related accounts are distinguished', () => {
  const { main, partner, excluded } = splitContractsForChooser(contracts, [], selection.flags);

  expect([main.length, partner.length, excluded.length]).toEqual([26, 2, 0]);
});

describe('SEL-005 the label of a contract', () => {
  it('has number and plate', () => {
    expect(formatPolicyLabel(seededPolicy('mueller', 'comprehensive-car'), false)).toBe(
      '2417Y-3.508.126 K-AM 2410',
    );
  });

  it('names a terminated contract as such', () => {
    expect(formatPolicyLabel(seededPolicy('mueller', 'terminated'), true)).toBe(
      '2417Y-3.401.880 K-AM 33 - Beendeter Vertrag',
    );
  });
});
