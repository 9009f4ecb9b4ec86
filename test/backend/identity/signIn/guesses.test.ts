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

const guess = (login: string, network: string, browser: string | null = null) =>
  countGuess(database, { login, network, browser }, now);
const allowed = { kind: 'counted', by: 'network', isSlowed: false };
const slowed = { kind: 'counted', by: 'network', isSlowed: true };
const secondsLeft = async (login: string, network: string) => {
  const counted = await guess(login, network);
  return counted.kind === 'refused' ? counted.seconds : 0;
};

it('allows five attempts in a quarter of an hour and returns the time to wait', async () => {
  for (let count = 0; count < 5; count += 1) expect(await guess('a', '1')).toEqual(allowed);
  now = new Date(5 * 60_000);

  expect(await secondsLeft('a', '1')).toBe(10 * 60);
  expect(await guess('a', '2')).toEqual(allowed);
  expect(await guess('b', '1')).toEqual(allowed);
  now = new Date(15 * 60_000);
  expect(await guess('a', '1')).toEqual(allowed);
});

it('allows no more attempts when they are concurrent', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('a', '203.0.113.7')));

  expect(answers.filter(({ kind }) => kind === 'counted')).toHaveLength(5);
});

it('slows a login that many networks guess at, and limits a network with many logins', async () => {
  for (let network = 0; network < 20; network += 1) await guess('a', `a${network}`);
  for (let login = 0; login < 100; login += 1) await guess(`l${login}`, 'here');

  expect(await guess('a', 'new')).toEqual(slowed);
  expect(await guess('new', 'here')).toMatchObject({ kind: 'refused', limit: 'guessesOfNetwork' });
});

it('attempts from elsewhere use up nothing of a browser in which the login has signed in before', async () => {
  for (let network = 0; network < 100; network += 1) await guess('a', `a${network}`);
  for (let count = 0; count < 5; count += 1) await guess('a', 'office');

  expect(await guess('a', 'office')).toMatchObject({ kind: 'refused' });
  expect(await guess('a', 'office', 'own')).toEqual({ kind: 'counted', by: 'browser', isSlowed: false });
});

it('attempts in a known browser slow nobody else, and beyond five count like those of strangers', async () => {
  for (let count = 0; count < 10; count += 1) await guess('a', 'x', 'own');

  expect(await guess('a', 'x', 'own')).toMatchObject({ limit: 'guessesOfLoginInNetwork' });
  expect(await guess('a', 'y')).toEqual(allowed);
});

it('a login stays locked during attempts of others, and a refused attempt counts for no other network', async () => {
  for (let count = 0; count < 5; count += 1) await guess('a', '1');

  for (let other = 0; other < 30; other += 1) await guess(`n${other}`, `n${other}`);
  for (let count = 0; count < 50; count += 1) await guess('a', '1');

  expect(await secondsLeft('a', '1')).toBe(15 * 60);
  expect(await guess('a', '2')).toEqual(allowed);
});

it.each([null, 'own'])('a right password resets the count, with the browser %s', async (browser) => {
  for (let round = 0; round < 110; round += 1) {
    const counted = await guess('a', '1', browser);
    expect(counted).toMatchObject({ kind: 'counted', isSlowed: false });
    if (counted.kind === 'counted')
      await forgiveGuess(database, { login: 'a', network: '1', browser }, counted);
  }
});

it('stored guess counters hold no login and no address', async () => {
  await guess('lindenau/sabine.mueller@beispiel.de', '203.0.113.7');

  const rows = JSON.stringify(await database.query.selectFrom('limit_counters').selectAll().execute());
  expect(rows).not.toMatch(/sabine|203\.0/);
});
