import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseCounters } from '../../../src/backend/limits/createDatabaseCounters.ts';
import { limits } from '../../../src/backend/limits/limits.ts';
import { createProcessCounters } from '../../../src/backend/limits/createProcessCounters.ts';
import { type Counters, findUsedUp, refund, reset, spend } from '../../../src/backend/limits/spend.ts';
import { inTransaction } from '../../../src/backend/store/inTransaction.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';

const noon = new Date('2026-11-21T11:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
let database: Database;
let ofProcess: Counters<'process'>;
beforeAll(async () => {
  database = await testDatabase();
}, hookTimeout);
afterAll(() => database.close());
beforeEach(async () => {
  ofProcess = createProcessCounters();
  await database.query.deleteFrom('limit_counters').execute();
});

const inDatabase = () => createDatabaseCounters(database.query);

/** The same actions on a limit of each place. */
const places = [
  {
    limit: 'callsOfSession',
    spendOne: (key: string, now: Date) => spend(ofProcess, { callsOfSession: key }, now),
    takeBack: (key: string) => refund(ofProcess, { callsOfSession: key }),
    forget: (key: string) => reset(ofProcess, { callsOfSession: key }),
  },
  {
    limit: 'passwordGuessesOfSession',
    spendOne: (key: string, now: Date) => spend(inDatabase(), { passwordGuessesOfSession: key }, now),
    takeBack: (key: string) => refund(inDatabase(), { passwordGuessesOfSession: key }),
    forget: (key: string) => reset(inDatabase(), { passwordGuessesOfSession: key }),
  },
] as const;

describe.each(places)('$limit', ({ limit, spendOne, takeBack, forget }) => {
  const { most, window } = limits[limit];
  const useUp = async (key: string) => {
    for (let count = 0; count < most; count += 1) expect(await spendOne(key, noon)).toBeNull();
  };

  it('counts each key separately and returns the time until the next use', async () => {
    await useUp('a');

    expect(await spendOne('a', after(window / 3))).toEqual({ limit, seconds: (window * 2) / 3 });
    expect(await spendOne('a', after(window - 0.5))).toEqual({ limit, seconds: 1 });
    expect(await spendOne('b', after(1))).toBeNull();
    expect(await spendOne('a', after(window))).toBeNull();
  });

  it('takes back a use and resets a count', async () => {
    await useUp('a');

    await takeBack('a');
    expect(await spendOne('a', after(1))).toBeNull();
    expect(await spendOne('a', after(1))).not.toBeNull();
    await forget('a');
    await takeBack('a');
    await useUp('a');
    expect(await spendOne('a', after(1))).not.toBeNull();
  });
});

it('a use that one limit refuses counts for no other', async () => {
  const both = (login: string) =>
    spend(
      inDatabase(),
      { guessesOfLoginInNetwork: `here ${login}`, guessesOfLogin: login, guessesOfNetwork: 'here' },
      noon,
    );
  for (let count = 0; count < 5; count += 1) await both('a');
  for (let count = 0; count < 100; count += 1) await both('a');

  expect(await both('a')).toEqual({ limit: 'guessesOfLoginInNetwork', seconds: 900 });
  expect(await both('b')).toBeNull();
  expect(await spend(inDatabase(), { guessesOfLogin: 'a' }, noon)).toBeNull();
});

it('a limit of a day ends at midnight in Berlin', async () => {
  const mail = (now: Date) => spend(inDatabase(), { contactMailsOfSession: 'a' }, now);
  for (let count = 0; count < limits.contactMailsOfSession.most; count += 1) await mail(noon);

  expect(await mail(after(60))).toEqual({ limit: 'contactMailsOfSession', seconds: 12 * 60 * 60 - 60 });
  expect(await mail(after(12 * 60 * 60))).toBeNull();
});

it('counts of a transaction are rolled back with it', async () => {
  const use = inTransaction(database.query, async (store) => {
    await spend(createDatabaseCounters(store), { proofsOfSession: 'a' }, noon);
    throw new Error('failed');
  });

  await expect(use).rejects.toThrow('failed');
  expect(await database.query.selectFrom('limit_counters').selectAll().execute()).toEqual([]);
});

it('many keys do not reset a limit of the process; beyond the maximum, new keys share one count', async () => {
  const call = (network: string) => spend(ofProcess, { callsOfNetwork: network }, noon);
  const { most } = limits.callsOfNetwork;
  for (let count = 0; count < most; count += 1) await call('203.0.113.7');

  for (let other = 0; other < 50_000 + most; other += 1) await call(`noise-${other}`);

  expect(await call('203.0.113.7')).toEqual({ limit: 'callsOfNetwork', seconds: 60 });
  expect(await call('one-more-of-too-many')).toEqual({ limit: 'callsOfNetwork', seconds: 60 });
});

describe('a wider subject', () => {
  const guesses = async (keys: readonly string[]) => {
    let count = 0;
    for (const key of keys)
      if ((await spend(inDatabase(), { guessesOfLoginInNetwork: `${key} a` }, noon)) === null) count += 1;
    return count;
  };
  const networks = (count: number, toNetwork: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => toNetwork(index));

  it.each([
    ['one address', 5, () => '203.0.113.7'],
    ['many addresses', 25, (index: number) => `203.0.113.${index}`],
    ['many networks of 64 bits in one of 56', 10, (index: number) => `2001:db8:0:${index.toString(16)}::/64`],
    [
      'many networks of 56 bits in one of 48',
      20,
      (index: number) => `2001:db8:0:${index.toString(16)}00::/64`,
    ],
    ['many networks of 48 bits', 25, (index: number) => `2001:db8:${index.toString(16)}:0::/64`],
  ])('%s of strangers has %i guesses', async (_, allowed, toNetwork) => {
    expect(await guesses(networks(25, toNetwork))).toBe(allowed);
  });

  it('a session that has used up a limit leaves another one of the account its own, up to three', async () => {
    const { most } = limits.contactMailsOfSession;
    const send = async (session: string) => {
      let count = 0;
      while ((await spend(inDatabase(), { contactMailsOfSession: session }, noon)) === null) count += 1;
      return count;
    };

    const sent = [];
    for (const session of ['a 1', 'a 2', 'a 3', 'a 4', 'b 1']) sent.push(await send(session));
    expect(sent).toEqual([most, most, most, 0, most]);
  });
});

it('a limit is looked at without a use', async () => {
  for (let count = 0; count < limits.proofsOfSession.most; count += 1) {
    expect(await findUsedUp(inDatabase(), { proofsOfSession: 'a 1' }, noon)).toBeNull();
    await spend(inDatabase(), { proofsOfSession: 'a 1' }, noon);
  }
  expect(await findUsedUp(inDatabase(), { proofsOfSession: 'a 1' }, noon)).toMatchObject({
    limit: 'proofsOfSession',
  });
});
