import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countGuess, forgiveGuess } from '../../../../src/backend/identity/guesses.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';

let database: Database;
let now = new Date(0);
beforeAll(async () => {
  database = await testDatabase();
}, hookTimeout);
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date(0);
  await database.query.deleteFrom('limit_counters').execute();
});

const guess = (login: string, network: string) => countGuess(database, { login, network }, now);
const minutesLeft = async (login: string, network: string) =>
  ((await guess(login, network))?.seconds ?? 0) / 60;

it('allows five attempts in a quarter of an hour and returns the time to wait', async () => {
  for (let count = 0; count < 5; count += 1) expect(await guess('a', '1')).toBeNull();
  now = new Date(5 * 60_000);

  expect(await minutesLeft('a', '1')).toBe(10);
  expect(await guess('a', '2')).toBeNull();
  expect(await guess('b', '1')).toBeNull();
  now = new Date(15 * 60_000);
  expect(await guess('a', '1')).toBeNull();
});

it('allows no more attempts when they are concurrent', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('a', '203.0.113.7')));

  expect(answers.filter((usedUp) => usedUp === null)).toHaveLength(5);
});

it('limits a login from many networks and a network with many logins', async () => {
  for (let network = 0; network < 20; network += 1) await guess('a', `a${network}`);
  for (let login = 0; login < 100; login += 1) await guess(`l${login}`, 'here');

  expect(await guess('a', 'new')).toMatchObject({ limit: 'guessesOfLogin' });
  expect(await guess('new', 'here')).toMatchObject({ limit: 'guessesOfNetwork' });
});

it('a login stays locked during attempts of others, and a refused attempt counts for no other network', async () => {
  for (let count = 0; count < 5; count += 1) await guess('a', '1');

  for (let other = 0; other < 30; other += 1) await guess(`n${other}`, `n${other}`);
  for (let count = 0; count < 50; count += 1) await guess('a', '1');

  expect(await minutesLeft('a', '1')).toBe(15);
  expect(await guess('a', '2')).toBeNull();
});

it('a right password resets the count', async () => {
  for (let round = 0; round < 110; round += 1) {
    expect(await guess('a', '1')).toBeNull();
    await forgiveGuess(database, { login: 'a', network: '1' });
  }
});

it('stored guess counters hold no login and no address', async () => {
  await guess('lindenau/sabine.mueller@beispiel.de', '203.0.113.7');

  const rows = JSON.stringify(await database.query.selectFrom('limit_counters').selectAll().execute());
  expect(rows).not.toMatch(/sabine|203\.0/);
});
