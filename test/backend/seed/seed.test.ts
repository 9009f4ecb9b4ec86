import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDays } from '../../../src/backend/seed/resolveDays.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { refuseDemoAccounts, seedDatabase } from '../../../src/backend/seed/seedDatabase.ts';
import { createSeedPolicy } from '../../../src/backend/seed/createSeedPolicy.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { toBerlinTime } from '../../../src/calendar/index.ts';
import { normalizeEmail } from '../../../src/plain/normalizeEmail.ts';
import { findMismatch, operations } from '../../../src/protocol/index.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';

describe('seeding', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  }, hookTimeout);
  afterAll(() => database.close());
  const contents = async () =>
    Promise.all(
      (['accounts', 'policies', 'users', 'notifications', 'faults', 'related_accounts'] as const).map(
        (table) => database.query.selectFrom(table).selectAll().execute(),
      ),
    );

  it('is not missed by a production whose database is empty', async () => {
    await expect(refuseDemoAccounts(database.query)).resolves.toBeUndefined();
  });

  it('fills an empty database once', async () => {
    await seedDatabase(database.query, '2026-11-21', 'hash');
    const first = await contents();

    await seedDatabase(database.query, '2027-02-01', 'another hash');

    expect(first[0]).toHaveLength(seedAccounts.size);
    expect(await contents()).toEqual(first);
  });

  it('lets no production start on the accounts, whose password is public', async () => {
    await expect(refuseDemoAccounts(database.query)).rejects.toThrow('set DATABASE_URL');
  });

  it('gives every account with a login a user of its brand', async () => {
    const users = await database.query.selectFrom('users').select(['login', 'brand', 'account_id']).execute();

    const expected = [...seedAccounts.values()]
      .filter(({ login }) => login !== null)
      .map(({ login, brand, accountId }) => ({
        login: normalizeEmail(login ?? ''),
        brand,
        account_id: accountId,
      }));
    expect(users).toHaveLength(expected.length);
    expect(users).toEqual(expect.arrayContaining(expected));
    expect(new Set(users.map(({ brand }) => brand)).size).toBe(8);
  });
});

it('every seeded contract fits the protocol', () => {
  const { body } = operations.getPolicies.answers[200];
  for (const [key, account] of seedAccounts) {
    const resolved = resolveDays(account, '2026-11-21');
    const policies = resolved.contracts.map((contract) => createSeedPolicy(contract, resolved));

    expect([key, findMismatch(body, { policies })]).toEqual([key, null]);
  }
});

it('a message about a new document names a document that its contract got on that day', () => {
  for (const { contracts, notifications = [], confirmations = [] } of seedAccounts.values()) {
    const documents = confirmations.map(({ contract, requestedOn }) => ({
      at: requestedOn,
      displayName: 'Versicherungsbestätigung eVB',
      policyNumber: contracts.find((one) => one.key === contract)?.policy.policyNumber,
    }));
    for (const { at, message } of notifications) {
      if (message.type !== 'DOCUMENT_UPDATE') continue;
      const { displayName, policyNumber } = message;
      expect(documents).toContainEqual({ at, displayName, policyNumber });
    }
  }
});

it('contract numbers and account numbers are unique', () => {
  const accounts = [...seedAccounts.values()];
  const numbers = accounts.flatMap(({ contracts }) => contracts.map(({ policy }) => policy.policyNumber));
  const ids = accounts.map(({ accountId }) => accountId);

  expect([new Set(numbers).size, new Set(ids).size]).toEqual([numbers.length, ids.length]);
  expect(numbers.filter((number) => !/^\d{4}Y-\d\.\d{3}\.\d{3}$/.test(number))).toEqual([]);
});

describe('relative days', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['today-30', '2026-11-21', '2026-10-22'],
    ['today+40', '2026-11-21', '2026-12-31'],
    ['nextMonth', '2026-11-21', '2026-12-01'],
    ['nextMonth', '2026-12-31', '2027-01-01'],
    ['nextNewYear', '2026-11-21', '2027-01-01'],
    ['season:around', '2026-11-21', '08-02'],
    ['season:away', '2026-11-21', '02-07'],
    ['season:around', '2026-03-01', '12-06'],
    ['todayish', '2026-11-21', 'todayish'],
  ])('%s on %s is %s', (word, today, expected) => {
    expect(resolveDays({ list: [word] }, today)).toEqual({ list: [expected] });
  });

  it('a season around a month contains it, one away from it does not, all year round', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = toBerlinTime(new Date(Date.UTC(2026, month - 1, 15))).day;

      expect([
        month,
        isIn(month, resolveDays('season:around', day)),
        isIn(month, resolveDays('season:away', day)),
      ]).toEqual([month, true, false]);
    }
  });
});

function isIn(month: number, season: string): boolean {
  const [first = 0, last = 0] = season.split('-').map(Number);
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
