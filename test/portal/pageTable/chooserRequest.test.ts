import { describe, expect, it } from 'vitest';
import { splitContractsForChooser } from '../../../src/domain/splitContractsForChooser.ts';
import { listContracts } from '../../../src/domain/listContracts.ts';
import { kindTable } from '../../../src/portal/session/hooks/kindTable.ts';
import {
  buildChooserLink,
  readChooserRequest,
  buildChooserState,
} from '../../../src/portal/pageTable/chooserRequest.ts';
import { exclusions } from '../../../src/portal/pageTable/exclusions.ts';
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import type { Policy } from '../../../src/protocol/index.ts';

const policy = (policyNumber: string, more: Partial<Policy> = {}): Policy => ({
  policyNumber,
  paymentDetails: { paymentMethod: 'DIRECT_DEBIT', paymentType: 'YEARLY' },
  risks: [{ licensePlate: `K-${policyNumber.slice(-3)}`, guarantees: [] }],
  ...more,
});
const context = { kinds: kindTable, today: '2026-11-21', flatrateNames: [], isWrongBrand: false };
const answer = {
  policies: [
    policy('2417Y-3.508.126'),
    policy('1528Y-0.774.201'),
    policy('2417Y-3.401.880', { terminationDate: '2026-03-01' }),
    policy('2423Y-5.910.047', { risks: [{ licensePlate: 'K-J 1', jungMobil: true, guarantees: [] }] }),
  ],
  relationPolicies: { 'B-2': [policy('2417Y-3.612.905')] },
};
const numbers = (contracts: readonly { readonly policy: Policy }[]) =>
  contracts.map((one) => one.policy.policyNumber);

describe('contracts', () => {
  it('SEL-005 are called by number and plate, ended ones with the fixed suffix', () => {
    expect(listContracts(answer, context).map(({ label }) => label)).toEqual([
      '2417Y-3.508.126 K-126',
      '1528Y-0.774.201 K-201',
      '2417Y-3.401.880 K-880 - Beendeter Vertrag',
      '2423Y-5.910.047 K-J 1',
      '2417Y-3.612.905 K-905',
    ]);
  });

  it('AUTH-012 an account of another brand sees only its ended contracts', () => {
    expect(numbers(listContracts(answer, { ...context, isWrongBrand: true }))).toEqual(['2417Y-3.401.880']);
  });
});

describe('the chooser', () => {
  const claim = readChooserRequest(buildChooserState('/claims/type', 'Für welchen Vertrag?'));

  it('SEL-001 SEL-016 gets heading, target and the exclusions of a claim report', () => {
    expect(claim).toEqual({
      heading: 'Für welchen Vertrag?',
      targetPath: '/claims/type',
      flags: ['kps', 'jungMobil', 'terminated'],
      preselectedReason: null,
    });
  });

  it('SEL-015 passes on the reason of a contact request, with the exclusions for adding a driver', () => {
    const state = buildChooserState('/contact', 'Welcher Vertrag?', 'TEMPORARY_COVERAGE');

    expect(readChooserRequest(state)).toEqual({
      heading: 'Welcher Vertrag?',
      targetPath: '/contact',
      flags: ['kps', 'jungMobil', 'terminated', 'business'],
      preselectedReason: 'TEMPORARY_COVERAGE',
    });
  });

  it('SEL-003 SEL-004 offers contracts that are not excluded, separates main account and partner, and names the reason for the others', () => {
    const choice = splitContractsForChooser(listContracts(answer, context), claim.flags, exclusions);

    expect(numbers(choice.main)).toEqual(['2417Y-3.508.126']);
    expect(numbers(choice.partner)).toEqual(['2417Y-3.612.905']);
    expect(choice.excluded.map(({ contract, flag }) => [contract.policy.policyNumber, flag])).toEqual([
      ['1528Y-0.774.201', 'kps'],
      ['2417Y-3.401.880', 'terminated'],
      ['2423Y-5.910.047', 'jungMobil'],
    ]);
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { targetPath: 'https://evil.example' },
    { targetPath: '//evil.example' },
  ])('opened with %j has no heading of its own and leads to the start page', (state) => {
    expect(readChooserRequest(state)).toEqual({
      heading: null,
      targetPath: '/',
      flags: [],
      preselectedReason: null,
    });
  });

  it('SEL-002 reads every flag', () => {
    const flags = [
      'kps',
      'jungMobil',
      'terminated',
      'milesKinto',
      'flatrateTariff',
      'seasonalContract',
      'business',
    ];

    expect(readChooserRequest(Object.fromEntries(flags.map((flag) => [flag, true]))).flags).toEqual(flags);
  });
});

describe('a link to a page about one contract', () => {
  const link = (entries: Parameters<typeof applicationSwitches>[0]) =>
    buildChooserLink('/claims/type', 'Für welchen Vertrag?', applicationSwitches(entries));

  it('SEL-016 leads through the chooser', () => {
    expect(link([])).toEqual({
      to: '/contractSelection',
      state: buildChooserState('/claims/type', 'Für welchen Vertrag?'),
    });
  });

  it('SHELL-020 leads straight to the page while its function is switched off', () => {
    expect(link([{ type: 'FUNCTIONALITY_CLAIMREPORT', value: 'false' }])).toEqual({ to: '/claims/type' });
  });
});
