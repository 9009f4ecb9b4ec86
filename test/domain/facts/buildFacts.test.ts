import { describe, expect, it } from 'vitest';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import { listContracts } from '../../../src/domain/listContracts.ts';
import type { ServerData } from '../../../src/domain/facts/Facts.ts';
import { buildFacts } from '../../../src/domain/facts/buildFacts.ts';
import { kinds, seededAccount, seededPolicies, seededPolicy, today } from '../seededPolicies.ts';

const { $schema: _schema, ...allSettings } = settings;
const data: ServerData = {
  session: { accountId: '20410017', email: 'anna.mueller@beispiel.de' },
  account: seededAccount('mueller'),
  switches: applicationSwitches([]),
  selected: { policy: seededPolicy('mueller', 'comprehensive-car'), fromRelatedAccount: false },
  contracts: [],
  brand: { id: 'lindenau', name: 'Lindenau', phone: '0221 1', email: 'service@lindenau.example' },
  settings: allSettings,
  kinds,
  flatrateNames: [],
  deletionJob: null,
  downtime: null,
  device: 'OTHER',
  today,
};

/** Amounts and texts of a guarantee come from the contract; this test only checks that they exist. */
const guaranteeRow = {
  description: expect.any(String) as string,
  yearly: expect.any(Number) as number,
  halfYearly: expect.any(Number) as number,
  quarterly: expect.any(Number) as number,
  monthly: expect.any(Number) as number,
};

const noClaims = (level: string | null, percent: number | null) => ({
  noClaimsLvl: level,
  noClaimsPercentage: percent,
  level,
  percent,
});

it('CLM-033 all facts are set for a private customer whose car has comprehensive cover', () => {
  expect(buildFacts({ ...data, settings: { aSwitch: { value: true }, aList: { value: [1] } } })).toEqual({
    'session.accountId': '20410017',
    'session.email': 'anna.mueller@beispiel.de',
    'session.device': 'OTHER',
    'session.isDialog': false,
    'session.isDowntime': false,
    'session.addressChanges': true,
    'session.claimFiles': false,
    'session.realTimeChanges': true,
    'session.followUpInvoice': false,
    'session.followUpInvoiceDate': null,
    'account.isCompany': false,
    'account.isConsentUnclear': false,
    'account.isDunningUnclear': false,
    'account.hasPartners': false,
    'account.salutation': 'FRAU',
    'account.title': null,
    'account.firstName': 'Anna',
    'account.lastName': 'Müller',
    'account.companyName': null,
    'account.birthDate': '1984-09-23',
    'account.phoneNumber': '0221 555 0117',
    'account.dunningLevel': 0,
    'account.remediation': false,
    'account.address.street': 'Dürener Straße 142',
    'account.address.postalCode': '50931',
    'account.address.city': 'Köln',
    'account.address.country': 'Deutschland',
    'account.mayAdvertise': true,
    'account.mayCall': false,
    'account.maySurvey': true,
    'account.deletionState': null,
    'account.deletesOn': null,
    'policy.policyNumber': '2417Y-3.508.126',
    'policy.vehicleName': 'Volkswagen Golf Variant 1.5 eTSI',
    'policy.vehicleBody': 'estate',
    'policy.etag': null,
    'policy.startDate': '2021-04-01',
    'policy.endDate': '2027-01-01',
    'policy.terminationDate': null,
    'policy.terminationReason': null,
    'policy.dealerName': 'Autohaus Rheinbogen GmbH',
    'policy.tariffVariant': 'COMFORT',
    'policy.hasFull': true,
    'policy.paymentMethod': 'DIRECT_DEBIT',
    'policy.guarantees': [
      { ...guaranteeRow, lob: '20Y1', name: 'Kfz-Haftpflicht', coverageId: '0516', ...noClaims('SF 12', 33) },
      { ...guaranteeRow, lob: '20Y2', name: 'Vollkasko', coverageId: '0534', ...noClaims('SF 12', 31) },
      { ...guaranteeRow, lob: '20Y6', name: 'Schutzbrief', coverageId: 'SBK001', ...noClaims(null, null) },
    ],
    'policy.validFrom': '2021-04-01',
    'policy.tariff': '32K',
    'policy.specialTariff': null,
    'policy.usageType': 'PRIVATE',
    'policy.occupationalGroup': 'NORMAL',
    'policy.annualMileage': 12,
    'policy.youngestUserAge': null,
    'policy.initialUser': true,
    'policy.homeOwnerShip': false,
    'policy.garage': true,
    'policy.partnerDiscount': true,
    'policy.seasonMonths': null,
    'policy.telematics': null,
    'policy.score': null,
    'policy.dailyScore': null,
    'policy.holder.firstName': 'Anna',
    'policy.holder.lastName': 'Müller',
    'policy.holder.birthDate': '1984-09-23',
    'policy.holder.street': 'Dürener Straße 142',
    'policy.holder.postalCode': '50931',
    'policy.holder.city': 'Köln',
    'policy.isKpsOneOff': false,
    'policy.hasOtherGuarantees': false,
    'policy.isFleet': false,
    'policy.isSpecialLine': false,
    'policy.isExcludedManufacturer': false,
    'policy.isRestrictedDealer': false,
    'policy.licensePlate': 'K-AM 2410',
    'policy.hazard': '112',
    'policy.hasComprehensive': true,
    'policy.comprehensive': 'Vollkasko mit 500 € Selbstbeteiligung, Teilkasko mit 150 €',
    'policy.dayOfDebit': 1,
    'policy.iban': 'DE02120300000000202051',
    'policy.accountHolder.salutation': 'FRAU',
    'policy.accountHolder.firstName': 'Anna',
    'policy.accountHolder.lastName': 'Müller',
    'policy.accountHolder.companyName': null,
    'policy.accountHolder.street': 'Dürener Straße 142',
    'policy.accountHolder.postalCode': '50931',
    'policy.accountHolder.city': 'Köln',
    'policy.accountHolder.country': 'Deutschland',
    'policy.premium': 59.29,
    'policy.paymentType': 'MONTHLY',
    'policy.isTerminated': false,
    'policy.isUnclear': false,
    'policy.isKps': false,
    'policy.isKpsWithInvoice': false,
    'policy.isJungMobil': false,
    'policy.isSeasonal': false,
    'policy.isOffSeason': false,
    'policy.isFlatrate': false,
    'policy.isOldTariff': false,
    'policy.isKinto': false,
    'policy.isBusinessUse': false,
    'policy.isPartner': false,
    'policy.hasFutureChanges': false,
    contracts: [],
    'brand.id': 'lindenau',
    'brand.name': 'Lindenau',
    'brand.phone': '0221 1',
    'brand.email': 'service@lindenau.example',
    'settings.aSwitch': true,
    today: '2026-11-21',
  });
});

describe('facts of the seeded contracts', () => {
  it.each([
    ['comprehensive-car', [], 'Vollkasko'],
    ['partial-car', [], 'Teilkasko'],
    ['liability-car', [], null],
    ['motorbike', [], 'Teilkasko'],
    ['van', ['isBusinessUse'], 'Vollkasko'],
    ['trailer', [], null],
    ['seasonal-in', ['isSeasonal'], 'Teilkasko'],
    ['seasonal-off', ['isSeasonal', 'isOffSeason'], 'Teilkasko'],
    ['flatrate', ['isFlatrate'], 'Vollkasko'],
    ['old-tariff', ['isOldTariff'], 'Teilkasko'],
    ['kinto', ['isKinto'], 'Vollkasko'],
    ['kps', ['isKps', 'isKpsOneOff'], null],
    ['kps-invoice', ['isKps', 'isKpsWithInvoice'], null],
    ['young-driver', ['isJungMobil'], null],
    ['terminated', ['isTerminated'], 'Vollkasko'],
    ['future-changes', ['hasFutureChanges'], 'Vollkasko'],
    ['telematics', [], 'Vollkasko'],
    ['every-cover', [], 'Vollkasko'],
    ['other-guarantees', [], 'Teilkasko'],
    ['farmer-car', [], 'Teilkasko'],
    ['merchant-car', ['isBusinessUse'], 'Vollkasko'],
    ['young-users', [], 'Vollkasko'],
    ['private-van', [], 'Vollkasko'],
    ['light-motorbike', [], 'Vollkasko'],
    ['scooter', [], null],
    ['laid-up', ['isTerminated'], 'Teilkasko'],
  ])('CLM-034 %s', (key, flags, comprehensive) => {
    const policy = seededPolicy('mueller', key);
    const facts = buildFacts({ ...data, selected: { policy, fromRelatedAccount: false } });

    const on = Object.entries(facts).filter(
      ([name, value]) => value === true && /^policy\.(is|hasFuture)/.test(name),
    );
    expect(on.map(([name]) => name.replace('policy.', ''))).toEqual(flags);
    expect(facts['policy.hasComprehensive']).toBe(comprehensive !== null);
    expect(firstWord(facts['policy.comprehensive'])).toBe(comprehensive);
  });

  it('every seeded contract has a row in this table', () => {
    expect(seededPolicies('mueller').size).toBe(26);
  });
});

it.each([
  ['20Y2', 'Vollkasko'],
  ['20Y3', 'Teilkasko'],
  ['20Y21', 'KINTO-Vollkasko'],
])('CLM-034 %s is comprehensive cover, and has its name without a description', (lob, name) => {
  const policy = seededPolicy('mueller', 'liability-car');
  const risks = policy.risks.map((risk) => ({ ...risk, guarantees: [{ lob: '20Y1' }, { lob }] }));
  const facts = buildFacts({
    ...data,
    selected: { policy: { ...policy, risks }, fromRelatedAccount: false },
  });

  expect([facts['policy.hasComprehensive'], facts['policy.comprehensive']]).toEqual([true, name]);
});

it('CON-077 a contract of a related account is a partner contract', () => {
  const policy = seededPolicy('mueller-partner', 'partner-car');
  const facts = buildFacts({ ...data, selected: { policy, fromRelatedAccount: true } });

  expect(facts['policy.isPartner']).toBe(true);
});

it('the facts include a company, its dunning level and a deactivated customer', () => {
  const facts = buildFacts({
    ...data,
    account: { ...seededAccount('autohaus'), dunningLevel: 3, remediation: true },
  });

  expect(facts).toMatchObject({
    'account.isCompany': true,
    'account.companyName': 'Autohaus Brandt GmbH',
    'account.firstName': null,
    'account.dunningLevel': 3,
    'account.remediation': true,
  });
});

it('MSG-016 the facts include a maintenance window of the account screens', () => {
  const downtime = { weekdays: [0], from: '20:30', until: '23:30' };

  expect(buildFacts({ ...data, downtime })['session.isDowntime']).toBe(true);
});

it('SHELL-026 the facts have the same names without account, contract and brand', () => {
  const nothing = buildFacts({ ...data, account: null, selected: null, brand: null });

  expect(Object.keys(nothing)).toEqual(Object.keys(buildFacts(data)));
  expect(nothing).toMatchObject({
    'account.dunningLevel': 0,
    'policy.policyNumber': null,
    'policy.hasComprehensive': false,
    'brand.id': null,
  });
});

function firstWord(value: unknown): string | null {
  return typeof value === 'string' ? (value.split(' ')[0] ?? null) : null;
}

it('SEL-004 the facts list the contracts of the account and of related accounts, each with its kinds', () => {
  const policies = ['terminated', 'van'].map((key) => seededPolicy('mueller', key));
  const relationPolicies = { '20410018': [seededPolicy('mueller-partner', 'partner-car')] };
  const contracts = listContracts(
    { policies, relationPolicies },
    { kinds, flatrateNames: [], today, isWrongBrand: false },
  );

  const rows = buildFacts({ ...data, contracts })['contracts'];

  const ordinary = { isTerminated: false, isKps: false, isJungMobil: false };
  expect(rows).toMatchObject([
    { policyNumber: policies[0]?.policyNumber, account: 'main', isTerminated: true, isBusinessUse: false },
    { policyNumber: policies[1]?.policyNumber, account: 'main', ...ordinary, isBusinessUse: true },
    { account: 'partner', ...ordinary, isBusinessUse: false },
  ]);
  expect(contracts.map(({ label }) => label)).toEqual(
    (rows as readonly { label: string }[]).map(({ label }) => label),
  );
});

it.each([[undefined], [null], [''], ['DIVERS'], ['constructor']])(
  'ACC-012 SHELL-027 the salutation %s of account and account holder stays unanswered',
  (given) => {
    const account = { ...seededAccount('mueller'), salutation: given } as ServerData['account'];
    const policy = seededPolicy('mueller', 'comprehensive-car');
    const { bankAccount } = policy.paymentDetails;
    const accountHolder = { ...bankAccount?.accountHolder, salutation: given };
    const paymentDetails = { ...policy.paymentDetails, bankAccount: { ...bankAccount, accountHolder } };
    const selected = { policy: { ...policy, paymentDetails }, fromRelatedAccount: false };
    const facts = buildFacts({ ...data, account, selected: selected as ServerData['selected'] });

    expect(facts).toMatchObject({
      'account.salutation': null,
      'policy.accountHolder.salutation': null,
      'policy.accountHolder.lastName': 'Müller',
    });
  },
);
