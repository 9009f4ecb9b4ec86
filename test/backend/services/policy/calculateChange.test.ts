import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccounts } from '../../../../src/backend/seed/loadSeed.ts';
import type { CalculationLine, Policies, Policy } from '../../../../src/protocol/index.ts';
import { newAddress } from '../../../protocol/policyChanges.ts';
import {
  calculate,
  calculateAt,
  type Change,
  contractOf,
  payloadOf,
  seen,
} from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const linesOf = async (response: Response) => (await response.json()) as CalculationLine[];
/** Returns yearly amounts by line of business, and their sum. */
async function yearly(response: Response): Promise<readonly [readonly (number | undefined)[], number]> {
  const lines = await linesOf(response);
  const costs = lines.map(({ costs: all }) => all.find(({ paymentType }) => paymentType === 'YEARLY')?.cost);
  const cents = costs.reduce<number>((sum, cost) => sum + Math.round((cost ?? 0) * 100), 0);
  return [costs, cents / 100];
}

describe('API-028 SUM-025 the premium of a change equals the one calculated by hand', () => {
  it.each<[string, string, Change, number[], number]>([
    ['unchanged', 'comprehensive-car', {}, [312.4, 348.9, 9.9], 671.2],
    [
      '20,000 km and no garage',
      'comprehensive-car',
      { annualMileage: 20, garage: false },
      [373.6, 430.55, 9.9],
      814.05,
    ],
    [
      'youngest 19 and no partner',
      'comprehensive-car',
      { youngestUserAge: 19, partnerDiscount: false },
      [587.86, 656.53, 9.9],
      1254.29,
    ],
    [
      'public service, own residence, deductible 1000',
      'comprehensive-car',
      { occupationalGroup: 'PUBLIC_SERVICE', homeOwnerShip: true, codes: { '20Y2': '0536' } },
      [273.04, 259.2, 9.9],
      542.14,
    ],
    ['assistance plus', 'comprehensive-car', { codes: { '20Y6': 'SBKP01' } }, [312.4, 348.9, 15.9], 677.2],
    ['partial cover', 'partial-car', {}, [404.49, 94.6, 9.9], 508.99],
    [
      'partial cover without a deductible',
      'partial-car',
      { codes: { '20Y3': '0571' } },
      [404.49, 118.25, 9.9],
      532.64,
    ],
    ['a van', 'van', {}, [719.66, 446.87], 1166.53],
    ['a season of seven months', 'seasonal-in', {}, [160.37, 63.16], 223.53],
    ['a telematics score of 87', 'telematics', {}, [636.17, 703.25], 1339.42],
  ])('%s', async (_, key, change, lines, total) => {
    const policy = await contractOf(app, key);

    expect(await yearly(await calculate(app, policy, payloadOf(policy, change)))).toEqual([lines, total]);
  });

  it.each<[string, string, number[], number]>([
    ['Munich', '80331', [324.79, 408.14, 9.9], 742.83],
    ['Oldenburg', '26121', [250.47, 309.4, 9.9], 569.77],
  ])('API-029 API-039 moved to %s', async (city, zip, lines, total) => {
    const policy = await contractOf(app, 'comprehensive-car');
    const address = { ...newAddress, city, zip };

    expect(await yearly(await calculateAt(app, policy, { ...payloadOf(policy), address }))).toEqual([
      lines,
      total,
    ]);
  });
});

describe('the response of a calculation', () => {
  it('SUM-025 SUM-026 has all periods by line of business, sorted by key', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const lines = await linesOf(await calculate(app, policy, payloadOf(policy)));

    expect(lines.map(({ lineOfBusinessKey }) => lineOfBusinessKey)).toEqual(['20Y1', '20Y2', '20Y6']);
    const all = lines.flatMap(({ costs }) => costs);
    const total = (period: string) =>
      all
        .filter(({ paymentType }) => paymentType === period)
        .reduce((sum, { cost }) => sum + Math.round(cost * 100), 0) / 100;
    expect(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY'].map(total)).toEqual([
      671.2, 345.67, 176.2, 59.29,
    ]);
  });

  it('has only the yearly period for a contract with a season', async () => {
    const policy = await contractOf(app, 'seasonal-in');
    const lines = await linesOf(await calculate(app, policy, payloadOf(policy)));

    expect(new Set(lines.flatMap(({ costs }) => costs.map(({ paymentType }) => paymentType)))).toEqual(
      new Set(['YEARLY']),
    );
  });

  it('is the same for a repeated calculation, which changes nothing', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const ask = async () => linesOf(await calculate(app, policy, payloadOf(policy, { annualMileage: 30 })));

    expect(await ask()).toEqual(await ask());
    expect(await contractOf(app, 'comprehensive-car')).toEqual(policy);
  });

  it('equals the premium of the contract, to the cent, when no value changes', async () => {
    const premiums: [string, number, number | null | undefined][] = [];
    for (const [key, { login }] of seedAccounts) {
      if (login === null) continue;
      const response = await app.call(key, 'GET', `/api/v1/policy/accounts/${idOf(key)}`);
      if (response.status !== 200) continue;
      const { policies } = (await response.json()) as Policies;
      for (const policy of policies) {
        const answer = await calculate(app, policy, payloadOf(policy), key);
        if (answer.status !== 200) continue;
        premiums.push([policy.policyNumber, (await yearly(answer))[1], policy.premiumA]);
      }
    }
    expect(premiums.length).toBeGreaterThan(15);
    for (const [number, calculated, stored] of premiums)
      expect([number, calculated]).toEqual([number, stored]);
  });

  it('uses vehicle, tariff and no-claims class of the contract instead of those in the request', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const sent = payloadOf(policy);
    const guarantees = sent.guarantees?.map((one) => ({
      ...one,
      noClaimsLvl: 'SF 35',
      noClaimsPercentage: 1,
    }));

    expect((await yearly(await calculate(app, policy, { ...sent, guarantees })))[1]).toBe(671.2);
    expect(await seen(await calculate(app, policy, { ...sent, tariff: '32S' }))).toBe('400 INVALID_REQUEST');
  });
});

it('add-ons stay with their cover, also when they are sent with its new code', async () => {
  const policy = await contractOf(app, 'every-cover');
  const sent = payloadOf(policy, { codes: { '20Y2': '0534' } });
  const guarantees = sent.guarantees?.map((one) =>
    one.lob === '20Y2' ? { ...one, coverageId: '0534' } : one,
  );
  const [whole, plain] = [
    await calculate(app, policy, { ...sent, guarantees }),
    await calculate(app, policy, sent),
  ];

  expect([whole.status, await whole.json()]).toEqual([200, await plain.json()]);
});

describe('contracts that cannot be changed online', () => {
  it.each([
    ['CON-061', 'terminated', 'TERMINATED'],
    ['CON-062', 'flatrate', 'FLATRATE'],
    ['CON-061', 'laid-up', 'TERMINATED'],
    ['CON-062', 'other-guarantees', 'OTHER_GUARANTEES'],
    ['CON-062', 'kinto', 'KINTO'],
    ['CON-062', 'old-tariff', 'OLD_TARIFF'],
    ['CON-065', 'future-changes', 'FUTURE_CHANGES'],
    ['CON-062 CON-066', 'seasonal-off', 'OFF_SEASON'],
    ['CON-017', 'kps', 'KPS'],
    ['CON-017', 'kps-invoice', 'KPS'],
    ['CON-017', 'young-driver', 'JUNG_MOBIL'],
  ])('%s %s', async (_, key, code) => {
    const policy = await contractOf(app, key);

    expect(await seen(await calculate(app, policy, payloadOf(policy)))).toBe(`403 ${code}`);
  });

  it('CON-060 SUM-034 a contract with open premiums', async () => {
    const policy = await contractOf(app, 'comprehensive-car', 'mahnung');

    expect(await seen(await calculate(app, policy, payloadOf(policy), 'mahnung'))).toBe('409 DUNNING_LEVEL');
  });

  it('CON-063 a contract of a deactivated customer', async () => {
    const policy = await contractOf(app, 'comprehensive-car', 'gesperrt');

    expect(await seen(await calculate(app, policy, payloadOf(policy), 'gesperrt'))).toBe(
      '403 CUSTOMER_DEACTIVATED',
    );
  });

  it('a contract of a related account, and one of another account, which gets the refusal of a missing one', async () => {
    const own = await contractOf(app, 'comprehensive-car');
    const partner = { ...own, policyNumber: '2417Y-3.612.905' };
    const foreign: Policy = { ...own, policyNumber: '2417Y-9.000.101' };
    const unknown: Policy = { ...own, policyNumber: '9999Y-9.999.999' };

    expect(await seen(await calculate(app, partner, payloadOf(own)))).toBe('403 PARTNER');
    expect(await seen(await calculate(app, foreign, payloadOf(own)))).toBe('404 NOT_FOUND');
    expect(await seen(await calculate(app, unknown, payloadOf(own)))).toBe('404 NOT_FOUND');
  });

  it('a demo account may calculate a change that it cannot send', async () => {
    const policy = await contractOf(app, 'comprehensive-car', 'demo');

    expect((await calculate(app, policy, payloadOf(policy), 'demo')).status).toBe(200);
  });
});

describe('values that are refused', () => {
  it.each<[string, string, Change, string]>([
    ['SUM-012 a day in the past', 'comprehensive-car', { validFrom: '2026-11-20' }, 'DATE_OUT_OF_RANGE'],
    [
      'SUM-013 more than 180 days ahead',
      'comprehensive-car',
      { validFrom: '2027-05-21' },
      'DATE_OUT_OF_RANGE',
    ],
    ['RATE-018 another first owner', 'comprehensive-car', { initialUser: false }, 'LOCKED'],
    ['another way to pay', 'comprehensive-car', { paymentMethod: 'INVOICE' }, 'LOCKED'],
    ['another season', 'seasonal-in', { seasonMonths: '01-12' }, 'LOCKED'],
    ['RATE-031 mileage of a motorbike', 'motorbike', { annualMileage: 9 }, 'LOCKED'],
    ['RATE-031 garage of a motorbike', 'motorbike', { garage: false }, 'LOCKED'],
    ['RATE-032 occupation with a trailer', 'trailer', { occupationalGroup: 'MERCHANT' }, 'LOCKED'],
    ['RATE-034 users of a motorbike', 'motorbike', { youngestUserAge: 19 }, 'LOCKED'],
    ['RATE-034 users of a trailer', 'trailer', { youngestUserAge: 19 }, 'LOCKED'],
    [
      'RATE-014 public service in MA-AH',
      'merchant-car',
      { occupationalGroup: 'PUBLIC_SERVICE' },
      'NOT_OFFERED',
    ],
    ['COV-030 2500 for a light motorbike', 'light-motorbike', { codes: { '20Y2': '0537' } }, 'NOT_OFFERED'],
    ['RATE-035 mileage in a business', 'van', { annualMileage: 9 }, 'LOCKED'],
    ['RATE-010 36,000 km', 'comprehensive-car', { annualMileage: 36 }, 'NOT_OFFERED'],
    ['RATE-010 unlimited mileage', 'comprehensive-car', { annualMileage: 0 }, 'NOT_OFFERED'],
    ['RATE-013 a farmer', 'comprehensive-car', { occupationalGroup: 'FARMER' }, 'NOT_OFFERED'],
    [
      'RATE-016 17 years',
      'comprehensive-car',
      { youngestUserAge: 17, partnerDiscount: false },
      'NOT_OFFERED',
    ],
    ['RATE-022 a partner beside young users', 'comprehensive-car', { youngestUserAge: 19 }, 'NOT_OFFERED'],
    [
      'COV-010 full cover that was not there',
      'partial-car',
      { codes: { '20Y3': null, '20Y2': '0534' } },
      'NOT_OFFERED',
    ],
    [
      'COV-011 partial cover that was not there',
      'liability-car',
      { codes: { '20Y3': '0572' } },
      'NOT_OFFERED',
    ],
    ['COV-009 both covers', 'comprehensive-car', { codes: { '20Y3': '0572' } }, 'NOT_OFFERED'],
    ['COV-025 0599 anew', 'comprehensive-car', { codes: { '20Y2': '0599' } }, 'NOT_OFFERED'],
    ['COV-031 a small deductible for a van', 'van', { codes: { '20Y2': '0532' } }, 'NOT_OFFERED'],
    ['COV-033 no deductible for a motorbike', 'motorbike', { codes: { '20Y3': '0571' } }, 'NOT_OFFERED'],
    ['another assistance', 'comprehensive-car', { codes: { '20Y6': 'ARASB4' } }, 'NOT_OFFERED'],
    ['no assistance', 'comprehensive-car', { codes: { '20Y6': null } }, 'NOT_OFFERED'],
    ['another liability', 'comprehensive-car', { codes: { '20Y1': '0513' } }, 'LOCKED'],
    ['no liability', 'comprehensive-car', { codes: { '20Y1': null } }, 'LOCKED'],
    ['a line of business nobody knows', 'comprehensive-car', { codes: { '99Y9': '1' } }, 'LOCKED'],
    ['RATE-004 an add-on', 'liability-car', { codes: { '20Y2': 'KP20Y2' } }, 'LOCKED'],
  ])('%s', async (_, key, change, code) => {
    const policy = await contractOf(app, key);

    expect(await seen(await calculate(app, policy, payloadOf(policy, change)))).toBe(`400 ${code}`);
  });

  it.each<[string, string, Change]>([
    ['COV-025 0599 where it was, beside another factor', 'every-cover', { annualMileage: 20 }],
    ['RATE-013 a farmer stays one', 'farmer-car', { annualMileage: 20 }],
    ['RATE-013 a farmer becomes a merchant', 'farmer-car', { occupationalGroup: 'MERCHANT' }],
    [
      'RATE-011 RATE-035 unlimited mileage of a business stays',
      'merchant-car',
      { codes: { '20Y2': '0534' } },
    ],
    ['RATE-007 a business becomes private', 'merchant-car', { usageType: 'PRIVATE', annualMileage: 20 }],
    ['RATE-015 everybody is 23 or older now', 'young-users', { youngestUserAge: 23, partnerDiscount: true }],
    ['RATE-016 the youngest is 22', 'young-users', { youngestUserAge: 22 }],
    ['COV-031 2500 for a van', 'private-van', { codes: { '20Y2': '0537' } }],
    ['COV-030 150 for a light motorbike', 'light-motorbike', { codes: { '20Y2': '0532' } }],
    ['COV-032 300 for a car', 'partial-car', { codes: { '20Y3': '0573' } }],
    ['COV-011 full to partial cover', 'every-cover', { codes: { '20Y2': null, '20Y3': '0572' } }],
  ])('%s is possible', async (_, key, change) => {
    const policy = await contractOf(app, key);

    expect((await calculate(app, policy, payloadOf(policy, change))).status).toBe(200);
  });

  it.each([
    ['holder-22', '400 NOT_OFFERED'],
    ['holder-23', '200'],
    ['holder-72', '200'],
    ['holder-73', '400 NOT_OFFERED'],
  ])('RATE-030 the partner discount of %s: %s', async (key, expected) => {
    const policy = await contractOf(app, key, 'grenzalter');
    const body = payloadOf(policy, { partnerDiscount: true });

    expect(await seen(await calculate(app, policy, body, 'grenzalter'))).toContain(expected);
  });

  it('SUM-013 a day 180 days ahead is accepted, and an invalid postal code is refused', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const late = payloadOf(policy, { validFrom: '2027-05-20' });

    expect((await calculate(app, policy, late)).status).toBe(200);
    expect(
      await seen(await calculateAt(app, policy, { ...late, address: { ...newAddress, zip: 'EC1A' } })),
    ).toBe('400 INVALID_ADDRESS');
  });
});

it('SUM-014 without real-time changes only the first of January can be chosen', async () => {
  const policy = await contractOf(app, 'comprehensive-car', 'jahreswechsel');
  const on = async (validFrom: string) =>
    (await calculate(app, policy, payloadOf(policy, { validFrom }), 'jahreswechsel')).status;

  expect([await on('2026-11-21'), await on('2027-01-01'), await on('2027-01-02')]).toEqual([400, 200, 400]);
});

it('SUM-015 with a follow-up invoice only its day can be chosen', async () => {
  const policy = await contractOf(app, 'comprehensive-car', 'folgerechnung');
  const on = async (validFrom: string) =>
    (await calculate(app, policy, payloadOf(policy, { validFrom }), 'folgerechnung')).status;

  expect([await on('2026-11-21'), await on('2027-01-05'), await on('2027-01-01')]).toEqual([400, 200, 400]);
});

it('SUM-005 SUM-006 the application for young drivers comes from the content service', async () => {
  const response = await app.call(
    'mueller',
    'GET',
    `/api/v1/document/accounts/${idOf('mueller')}/young-driver`,
  );

  expect(await response.json()).toEqual({
    title: 'Antrag für Fahrer unter 23 Jahren',
    text: expect.stringContaining('unter 23 Jahren'),
    url: '/cms/files/form-young-driver/Antrag_Fahrer_unter_23.pdf',
  });
  const failing = await app.call(
    'stoerung',
    'GET',
    `/api/v1/document/accounts/${idOf('stoerung')}/young-driver`,
  );
  expect(await seen(failing)).toBe('503 SERVICE_UNAVAILABLE');
});
