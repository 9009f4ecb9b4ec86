import { describe, expect, it } from 'vitest';
import type { ContractKinds } from '../../src/domain/contractKinds/ContractKinds.ts';
import {
  findContractKinds,
  findUnclearKinds,
  type KindContext,
} from '../../src/domain/contractKinds/findContractKinds.ts';
import { listContracts } from '../../src/domain/listContracts.ts';
import { splitContractsForChooser } from '../../src/domain/splitContractsForChooser.ts';
import { accountFacts } from '../../src/domain/facts/accountFacts.ts';
import { contractFacts } from '../../src/domain/facts/contractFacts.ts';
import { exclusions } from '../../src/portal/pageTable/exclusions.ts';
import { listFlatrateNames } from '../../src/domain/functions/listFlatrateNames.ts';
import { findTariffGeneration, findTariffClass } from '../../src/domain/contractKinds/tariff.ts';
import type { Policy } from '../../src/protocol/index.ts';
import { kinds, seededAccount, seededPolicies, seededPolicy, today } from './seededPolicies.ts';

const context: KindContext = { kinds, today, flatrateNames: [], fromRelatedAccount: false };
const of = (policy: Policy, changed: Partial<KindContext> = {}) => [
  ...findContractKinds(policy, { ...context, ...changed }),
];
const car = seededPolicy('mueller', 'comprehensive-car');
const [risk] = car.risks;
if (risk === undefined) throw new Error('no risk');
const withRisk = (changed: Partial<typeof risk>): Policy => ({ ...car, risks: [{ ...risk, ...changed }] });

describe('kinds of the seeded contracts', () => {
  it.each([
    ['comprehensive-car', []],
    ['partial-car', []],
    ['liability-car', []],
    ['motorbike', []],
    ['van', ['businessUse']],
    ['trailer', []],
    ['seasonal-in', ['seasonal']],
    ['seasonal-off', ['seasonal', 'offSeason']],
    ['flatrate', ['flatrate']],
    ['old-tariff', ['oldTariff']],
    ['kinto', ['kinto']],
    ['kps', ['kps', 'kpsOneOff']],
    ['kps-invoice', ['kps', 'kpsWithInvoice']],
    ['young-driver', ['jungMobil']],
    ['terminated', ['terminated']],
    ['future-changes', ['futureChanges']],
    ['telematics', []],
    ['every-cover', []],
    ['other-guarantees', ['otherGuarantees']],
    ['merchant-car', ['businessUse']],
    ['laid-up', ['terminated']],
  ])('%s', (key, expected) => {
    expect(of(seededPolicy('mueller', key)).toSorted()).toEqual(expected.toSorted());
  });

  it('BRAND-017 the seed has a contract of every kind, including partner contracts', () => {
    const found = new Set([...seededPolicies('mueller').values()].flatMap((policy) => of(policy)));
    const partner = of(seededPolicy('mueller-partner', 'partner-car'), { fromRelatedAccount: true });

    const named = Object.entries(kinds.kinds).filter(([, { anyOf }]) =>
      anyOf.some((sign) => !('values' in sign) || sign.values.length > 0),
    );
    expect([...found, ...partner].toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });
});

describe('criteria', () => {
  it.each([
    ['CON-077 a contract that ends in the future', { ...car, terminationDate: '2026-11-22' }, []],
    ['CON-077 a contract that ends today', { ...car, terminationDate: '2026-11-21' }, ['terminated']],
    ['CON-050 a number that begins with 1528', { ...car, policyNumber: '1528Y-1.000.000' }, ['kps']],
    ['CON-050 a number that contains 1528', { ...car, policyNumber: '2417Y-0.001.528' }, []],
    ['CON-075 a KPS by direct debit', { ...car, policyNumber: '1528Y-1.000.001' }, ['kps']],
    [
      'CON-076 a KPS without a next due date',
      { ...car, policyNumber: '1528Y-1.000.001', nextDueDate: null },
      ['kps', 'kpsOneOff'],
    ],
    ['CON-076 another contract without a next due date', { ...car, nextDueDate: null }, []],
    [
      'CON-075 an invoice without other criteria',
      { ...car, paymentDetails: { ...car.paymentDetails, paymentMethod: 'INVOICE' } } satisfies Policy,
      [],
    ],
    ['CON-077 a partner policy by its flag', { ...car, isPartnerPolicy: true }, ['partner']],
    ['CON-077 other guarantees', withRisk({ otherGuarantees: true }), ['otherGuarantees']],
    ['CON-052 BUSINESS', withRisk({ specialTariff: 'BUSINESS' }), ['flatrate']],
    ['CON-052 BUSINESS36', withRisk({ specialTariff: 'BUSINESS36' }), ['flatrate']],
    ['CON-052 TOSMO', withRisk({ specialTariff: 'TOSMO' }), ['flatrate']],
    ['CON-052 another special tariff', withRisk({ specialTariff: 'MA-AH' }), []],
    ['CON-057 the flag of an old tariff', withRisk({ oldTariff: true }), ['oldTariff']],
    ['CON-057 a generation before the cut-off', withRisk({ tariff: '24K' }), ['oldTariff']],
    ['CON-068 the first generation after the cut-off', withRisk({ tariff: '25K' }), []],
    ['CON-057 the ending, which is switched off as a criterion', withRisk({ tariff: '31X' }), []],
    ['CON-077 a KINTO code', withRisk({ tariff: '29K07' }), ['kinto']],
    ['CON-077 no risk flags at all', withRisk({ tariff: null, usageType: null }), []],
  ])('%s', (_, policy, expected) => {
    expect(of(policy)).toEqual(expected);
  });

  it.each(['20Y11', '20Y21', '20Y61'])('CON-077 the line of business %s makes a KINTO contract', (lob) => {
    expect(of(withRisk({ guarantees: [{ lob }] }))).toEqual(['kinto']);
  });

  it('CON-052 the account names a flat-rate tariff', () => {
    const named = withRisk({ specialTariff: 'KOMPAKT24' });

    expect(of(named)).toEqual([]);
    expect(of(named, { flatrateNames: ['KOMPAKT24'] })).toEqual(['flatrate']);
  });

  it('CON-077 a contract of a related account is a partner contract', () => {
    expect(of(car, { fromRelatedAccount: true })).toEqual(['partner']);
  });

  it.each([
    ['CON-064', 'restrictedDealer', { kind: 'dealerIn', values: ['D-1044'] }],
    ['CON-066', 'specialLine', { kind: 'lobIn', values: ['20Y6'] }],
    ['CON-069', 'fleet', { kind: 'riskIn', field: 'specialTariff', values: ['FLEET'] }],
    ['CON-070', 'excludedManufacturer', { kind: 'riskIn', field: 'manufacturer', values: ['Volkswagen'] }],
  ] as const)('%s no contract is %s until the insurer names the values', (_, name, sign) => {
    const policy = withRisk({ specialTariff: 'FLEET' });
    const named: ContractKinds = {
      ...kinds,
      kinds: {
        ...kinds.kinds,
        [name]: { ...kinds.kinds[name], anyOf: [{ ...sign, values: [...sign.values] }] },
      },
    };

    expect(of(policy)).toEqual([]);
    expect(of(policy, { kinds: named })).toEqual([name]);
  });

  it('CON-057 CON-077 two entries of the table change what counts as old tariff and as terminated', () => {
    const { oldTariff, terminated } = kinds.kinds;
    const switched: ContractKinds = {
      ...kinds,
      kinds: {
        ...kinds.kinds,
        oldTariff: { ...oldTariff, anyOf: oldTariff.anyOf.map((sign) => ({ ...sign, off: false })) },
        terminated: { ...terminated, anyOf: [{ kind: 'ended', futureCounts: true }] },
      },
    };

    expect(
      of({ ...withRisk({ tariff: '31X' }), terminationDate: '2027-01-01' }, { kinds: switched }),
    ).toEqual(['terminated', 'oldTariff']);
  });
});

describe('tariff codes', () => {
  it.each([
    ['CON-054', '32K', 'comfort', 32],
    ['CON-054', '29K01', 'comfort', 30],
    ['CON-059', '29K06', 'comfort', 30],
    ['CON-059', '29K07', 'comfort', 35],
    ['CON-055', '31S', 'series', 31],
    ['CON-056', '22', 'old', 22],
    ['CON-056', '29K08', 'old', 29],
    ['CON-058', '31S', 'series', 31],
    ['CON-058', 'toString', 'old', null],
    ['CON-058', '', null, null],
  ])('%s %s is %s, generation %s', (_, tariff, expectedClass, generation) => {
    expect([findTariffClass(tariff, kinds.tariffs), findTariffGeneration(tariff, kinds.tariffs)]).toEqual([
      expectedClass,
      generation,
    ]);
  });
});

it('SHELL-023 flat-rate names are read from name, then from value', () => {
  expect(
    listFlatrateNames([
      { type: 'FLATRATE', name: 'A' },
      { type: 'FLATRATE', value: 'B' },
      { type: 'FLATRATE', name: 'C', value: 'D' },
      { type: 'FLATRATE' },
      { type: 'DOCUMENTS', name: 'Meine Dokumente' },
    ]),
  ).toEqual(['A', 'B', 'C']);
});

describe('members that could not be read', () => {
  const without = <Of extends object>(record: Of, ...unreadable: readonly string[]) => ({
    ...record,
    unreadable,
  });
  const ofRisk = (...members: readonly string[]) => ({
    ...car,
    risks: [without(risk, ...members)],
  });

  it.each<readonly [string, Policy, readonly string[]]>([
    ['none', car, []],
    ['its date of termination', without(car, 'terminationDate'), ['terminated']],
    ['its planned changes', without(car, 'futureChanges'), ['futureChanges']],
    ['its account', without(car, 'isPartnerPolicy'), ['partner']],
    ['its premium', without(car, 'premiumA'), []],
    ['its next due date, which only a KPS is judged by', without(car, 'nextDueDate'), []],
    ['its season', ofRisk('seasonMonths', 'offSeason'), ['seasonal', 'offSeason']],
    ['its product', ofRisk('jungMobil'), ['jungMobil']],
    ['its use', ofRisk('usageType'), ['businessUse']],
    ['its other covers', ofRisk('otherGuarantees'), ['otherGuarantees']],
    ['one of its covers', ofRisk('guarantees'), ['kinto']],
    ['its manufacturer, as long as the insurer excludes none', ofRisk('manufacturer'), []],
  ])('CON-077 a contract without %s may be of these kinds', (_, policy, expected) => {
    expect([...findUnclearKinds(policy, context)]).toEqual(expected);
  });

  it('CON-077 a contract of which no vehicle could be read may be of every kind that a vehicle decides', () => {
    const unclear = findUnclearKinds(without({ ...car, risks: [] }, 'risks'), context);
    expect([...unclear]).toEqual(expect.arrayContaining(['jungMobil', 'flatrate', 'oldTariff', 'offSeason']));
  });

  it('SEL-002 the chooser refuses a contract that a flag might exclude, and no other', () => {
    const policies = [without(car, 'terminationDate')];
    const contracts = listContracts({ policies }, { ...context, isWrongBrand: false });
    const flagsOf = (...flags: readonly string[]) =>
      splitContractsForChooser(contracts, flags, exclusions).excluded.map(({ flag }) => flag);

    expect(flagsOf('kps', 'terminated')).toEqual(['unclear']);
    expect(flagsOf('kps')).toEqual([]);
  });

  it('CON-063 AUTH-011 the facts of the account and the contract permit no change', () => {
    const account = without(seededAccount('mueller'), 'dunningLevel', 'remediation', 'consent');
    const selected = { policy: without(car, 'terminationDate'), fromRelatedAccount: false };
    const facts = {
      ...accountFacts({ account, contracts: [], deletionJob: null }),
      ...contractFacts({ selected, contracts: [], kinds, flatrateNames: [], today }),
    };
    expect(facts).toMatchObject({
      'account.remediation': true,
      'account.isDunningUnclear': true,
      'account.isConsentUnclear': true,
      'policy.isTerminated': false,
      'policy.isUnclear': true,
    });
  });
});
