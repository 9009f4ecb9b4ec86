import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guarantee, Policy, Risk } from '../../../../src/protocol/index.ts';
import { resolveDays } from '../../../../src/backend/seed/resolveDays.ts';
import { seedAccounts } from '../../../../src/backend/seed/loadSeed.ts';
import { createSeedPolicy } from '../../../../src/backend/seed/createSeedPolicy.ts';
import {
  calculateInstalment,
  type Period,
  ratePolicy,
} from '../../../../src/backend/services/rating/ratePolicy.ts';

const cologne = '50931';

/** Returns a seeded contract as of November, so that the seasons are 08-02 and 02-07. */
function seeded(key: string): Policy {
  for (const account of seedAccounts.values()) {
    const contract = account.contracts.find((one) => one.key === key);
    if (contract && account.accountId.startsWith('204100')) return policyOf(contract, account);
  }
  throw new Error(`There is no seeded contract ${key}.`);
}

function policyOf(
  contract: Parameters<typeof createSeedPolicy>[0],
  account: Parameters<typeof createSeedPolicy>[1],
) {
  return createSeedPolicy(resolveDays(contract, '2026-11-21'), account);
}

interface Change {
  readonly risk?: Partial<Risk>;
  /** New codes by line of business. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly more?: readonly Pick<Guarantee, 'lob' | 'coverageId'>[];
}

function changed(policy: Policy, { risk, codes = {}, more = [] }: Change): Policy {
  const [old] = policy.risks;
  if (!old) throw new Error('A contract has one risk.');
  const guarantees = old.guarantees.map((one) => ({
    ...one,
    coverageId: codes[one.lob] ?? one.coverageId ?? null,
  }));
  return { ...policy, risks: [{ ...old, ...risk, guarantees: [...guarantees, ...more] }] };
}

const guaranteesOf = (policy: Policy) => policy.risks.flatMap(({ guarantees }) => guarantees);
const yearly = (policy: Policy) => guaranteesOf(policy).map(({ premiumA }) => premiumA);

/**
 * Base in cents times factors in per mille, calculated independently; factors of the first row: regional class 9 and 5, type class 14 and
 * 19, no-claims class 12, garage, partner, first owner.
 */
describe('the premium of a contract equals the one calculated by hand', () => {
  it.each<[string, string, Change, string, number[], number]>([
    ['unchanged', 'comprehensive-car', {}, cologne, [312.4, 348.9, 9.9], 671.2],
    [
      '20,000 km and no garage',
      'comprehensive-car',
      { risk: { annualMileage: 20, garage: false } },
      cologne,
      [373.6, 430.55, 9.9],
      814.05,
    ],
    [
      'youngest 19 and no partner',
      'comprehensive-car',
      { risk: { youngestUserAge: 19, partnerDiscount: false } },
      cologne,
      [587.86, 656.53, 9.9],
      1254.29,
    ],
    [
      'public service, own residence, deductible 1000',
      'comprehensive-car',
      { risk: { occupationalGroup: 'PUBLIC_SERVICE', homeOwnerShip: true }, codes: { '20Y2': '0536' } },
      cologne,
      [273.04, 259.2, 9.9],
      542.14,
    ],
    ['moved to Munich', 'comprehensive-car', {}, '80331', [324.79, 408.14, 9.9], 742.83],
    ['moved to Oldenburg', 'comprehensive-car', {}, '26121', [250.47, 309.4, 9.9], 569.77],
    ['moved to Berlin', 'comprehensive-car', {}, '10115', [349.56, 388.39, 9.9], 747.85],
    [
      'a farmer',
      'comprehensive-car',
      { risk: { occupationalGroup: 'FARMER' } },
      cologne,
      [274.92, 307.03, 9.9],
      591.85,
    ],
    [
      'deductible 2500 and none for partial',
      'comprehensive-car',
      { codes: { '20Y2': '0547' } },
      cologne,
      [312.4, 240.39, 9.9],
      562.69,
    ],
    [
      'deductible 1000 and 1000',
      'comprehensive-car',
      { codes: { '20Y2': '0599' } },
      cologne,
      [312.4, 266.91, 9.9],
      589.21,
    ],
    [
      'assistance plus',
      'comprehensive-car',
      { codes: { '20Y6': 'SBKP01' } },
      cologne,
      [312.4, 348.9, 15.9],
      677.2,
    ],
    [
      'assistance abroad',
      'comprehensive-car',
      { codes: { '20Y6': 'ARASB4' } },
      cologne,
      [312.4, 348.9, 21.9],
      683.2,
    ],
    [
      'all add-ons',
      'comprehensive-car',
      {
        more: [
          { lob: '20Y1', coverageId: 'RS20Y1' },
          { lob: '20Y2', coverageId: 'RS20Y2' },
          { lob: '20Y2', coverageId: 'KP20Y2' },
          { lob: '20Y2', coverageId: 'GAP20Y2' },
        ],
      },
      cologne,
      [312.4, 348.9, 9.9, 46.86, 52.34, 27.91, 20.93],
      819.24,
    ],
    ['partial cover', 'partial-car', {}, cologne, [404.49, 94.6, 9.9], 508.99],
    [
      'partial cover without a deductible',
      'partial-car',
      { codes: { '20Y3': '0571' } },
      cologne,
      [404.49, 118.25, 9.9],
      532.64,
    ],
    [
      'unlimited mileage',
      'partial-car',
      { risk: { annualMileage: 0 } },
      cologne,
      [566.29, 109.74, 9.9],
      685.93,
    ],
    ['legal minimum of liability', 'liability-car', {}, cologne, [519.14], 519.14],
    [
      'more than the legal minimum',
      'liability-car',
      { codes: { '20Y1': '0516' } },
      cologne,
      [540.77],
      540.77,
    ],
    ['a motorbike', 'motorbike', {}, cologne, [122.09, 77.47], 199.56],
    [
      'a motorbike in public service',
      'motorbike',
      { risk: { occupationalGroup: 'PUBLIC_SERVICE' } },
      cologne,
      [112.32, 71.27],
      183.59,
    ],
    ['a van in a business', 'van', {}, cologne, [719.66, 446.87], 1166.53],
    ['a season of seven months', 'seasonal-in', {}, cologne, [160.37, 63.16], 223.53],
    ['a season of six months', 'seasonal-off', {}, cologne, [61.04, 38.73], 99.77],
    ['KINTO', 'kinto', {}, cologne, [408.26, 447.94, 12], 868.2],
    ['a telematics score of 87', 'telematics', {}, cologne, [636.17, 703.25], 1339.42],
    ['a flat rate', 'flatrate', {}, cologne, [420, 460, 9.9], 889.9],
    ['purchase price, paid once', 'kps', {}, cologne, [189], 189],
    ['purchase price, by invoice', 'kps-invoice', {}, cologne, [63], 63],
    ['the young driver product', 'young-driver', {}, cologne, [238.8], 238.8],
    ['a trailer', 'trailer', {}, cologne, [29.9], 29.9],
  ])('%s', (_, key, change, zip, lines, total) => {
    const rated = ratePolicy(changed(seeded(key), change), { zip });

    expect([yearly(rated), rated.premiumA]).toEqual([lines, total]);
  });

  it.each<[string, Period, number]>([
    ['comprehensive-car', 'HALF_YEARLY', 345.67],
    ['comprehensive-car', 'QUARTERLY', 176.2],
    ['comprehensive-car', 'MONTHLY', 59.29],
    ['partial-car', 'QUARTERLY', 133.61],
    ['van', 'QUARTERLY', 306.21],
    ['kinto', 'MONTHLY', 76.69],
    ['telematics', 'MONTHLY', 118.32],
  ])('%s, paid %s', (key, paymentType, expected) => {
    const policy = seeded(key);
    const paid = { ...policy, paymentDetails: { ...policy.paymentDetails, paymentType } };

    expect(ratePolicy(paid, { zip: cologne }).premiumPm).toBe(expected);
  });
});

describe('every rated contract', () => {
  const flag = fc.boolean();
  const car = fc.record({
    usageType: fc.constantFrom('PRIVATE', 'COMMERCIAL'),
    occupationalGroup: fc.constantFrom('NORMAL', 'PUBLIC_SERVICE', 'MERCHANT', 'FARMER'),
    annualMileage: fc.integer({ min: 6, max: 34 }),
    youngestUserAge: fc.option(fc.integer({ min: 19, max: 22 })),
    homeOwnerShip: flag,
    garage: flag,
    partnerDiscount: flag,
    initialUser: flag,
  });
  const zip = fc.integer({ min: 1000, max: 99999 }).map((number) => String(number).padStart(5, '0'));
  const full = ['0532', '0533', '0534', '0536', '0537'];
  const rate = (risk: Partial<Risk>, place: string, code = '0534') =>
    ratePolicy(changed(seeded('comprehensive-car'), { risk, codes: { '20Y2': code } }), { zip: place });

  it('costs more with more mileage and younger users, and less with a garage, a home and a partner', () => {
    fc.assert(
      fc.property(car, zip, (risk, place) => {
        const total = (change: Partial<Risk>) => rate({ ...risk, ...change }, place).premiumA ?? 0;
        const age = risk.youngestUserAge ?? 22;
        expect(total({ annualMileage: risk.annualMileage + 1 })).toBeGreaterThanOrEqual(total({}));
        expect(total({ annualMileage: 0 })).toBeGreaterThanOrEqual(total({}));
        expect(total({ youngestUserAge: age - 1 })).toBeGreaterThanOrEqual(total({ youngestUserAge: age }));
        for (const discount of ['garage', 'homeOwnerShip', 'partnerDiscount', 'initialUser'])
          expect(total({ [discount]: true })).toBeLessThanOrEqual(total({ [discount]: false }));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('costs less with a higher deductible and with a better no-claims class', () => {
    fc.assert(
      fc.property(car, zip, fc.integer({ min: 0, max: 3 }), (risk, place, at) => {
        const totals = [full[at], full[at + 1]].map((code) => rate(risk, place, code).premiumA ?? 0);
        expect(totals[0]).toBeGreaterThan(totals[1] ?? Infinity);
      }),
      { seed: 2, numRuns: 40 },
    );
    const levels = ['M', 'S', '0', 'SF ½', ...Array.from({ length: 45 }, (_, year) => `SF ${year + 1}`)];
    const premiums = levels.map((noClaimsLvl) => {
      const [account] = [...seedAccounts.values()].filter(({ accountId }) => accountId === '20410017');
      const contract = account?.contracts.find(({ key }) => key === 'comprehensive-car');
      if (!account || !contract) throw new Error('The contract of the example is missing.');
      const guarantees = contract.guarantees.map((one) => ({ ...one, noClaimsLvl }));
      return policyOf({ ...contract, guarantees }, account).premiumA ?? 0;
    });
    expect(premiums).toEqual([...premiums].sort((one, other) => other - one));
    expect(new Set(premiums).size).toBeGreaterThan(25);
  });

  it('is the sum of its lines, in whole cents, and periods add to more the shorter they are', () => {
    fc.assert(
      fc.property(car, zip, (risk, place) => {
        const rated = rate(risk, place);
        const cents = yearly(rated).map((euro) => Math.round((euro ?? 0) * 100));
        expect(Math.round((rated.premiumA ?? 0) * 100)).toBe(cents.reduce((sum, one) => sum + one, 0));
        for (const line of cents) {
          const year = (period: Period, times: number) => calculateInstalment(line, period) * times;
          expect(year('HALF_YEARLY', 2)).toBeGreaterThanOrEqual(line);
          expect(year('QUARTERLY', 4)).toBeGreaterThanOrEqual(year('HALF_YEARLY', 2));
          expect(year('MONTHLY', 12)).toBeGreaterThanOrEqual(year('QUARTERLY', 4));
        }
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('costs its months of a year', () => {
    const monthsOf = (seasonMonths: string) =>
      yearly(ratePolicy(changed(seeded('seasonal-in'), { risk: { seasonMonths } }), { zip: cologne }));
    const [whole = 0] = monthsOf('01-12').map((euro) => euro ?? 0);
    for (const [season, months] of [
      ['04-09', 6],
      ['10-03', 6],
      ['03-10', 8],
      ['06-06', 1],
    ] as const)
      expect(monthsOf(season)[0]).toBeCloseTo((whole * months) / 12, 1);
  });

  it('equals the premium in the contract when no value changes', () => {
    for (const account of seedAccounts.values())
      for (const contract of account.contracts) {
        const policy = policyOf(contract, account);
        const place = policy.risks[0]?.vehicleHolder?.address?.zip ?? account.profile.address?.zip ?? '';
        expect([contract.key, ratePolicy(policy, { zip: place })]).toEqual([contract.key, policy]);
      }
  });
});

describe('a contract that cannot be rated is refused with the reason', () => {
  it.each<[string, Change, string]>([
    ['a line nobody knows', { more: [{ lob: '99Y9', coverageId: null }] }, 'line of business 99Y9'],
    ['a vehicle nobody knows', { risk: { hazard: '999' } }, 'vehicle type 999'],
    ['an add-on by itself', { more: [{ lob: '20Y3', coverageId: 'GAP20Y2' }] }, 'add-on gap'],
  ])('%s', (_, change, reason) => {
    const policy = changed(seeded('comprehensive-car'), change);

    expect(() => ratePolicy(policy, { zip: cologne })).toThrow(reason);
  });
});
