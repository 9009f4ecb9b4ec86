import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLoginThrottle } from '../../../src/backend/identity/createLoginThrottle.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { patience } from '../patience.ts';
import { testDatabase } from '../testDatabase.ts';

const minutes = 60_000;
let database: Database;
let now = 0;
beforeAll(async () => {
  database = await testDatabase();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  now = 0;
  await database.query.deleteFrom('attempts').execute();
});
/** As another process of the server has it. */
const anotherThrottle = () => createLoginThrottle(database, () => now);

it('lets five attempts through in a quarter of an hour and says how long to wait', async () => {
  const throttle = anotherThrottle();

  for (let count = 0; count < 5; count += 1) expect(await throttle.attempt('a', '1')).toBeNull();
  now = 5 * minutes;

  expect(await throttle.attempt('a', '1')).toBe(10 * minutes);
  expect(await throttle.attempt('a', '2')).toBeNull();
  expect(await throttle.attempt('b', '1')).toBeNull();
  now = 15 * minutes;
  expect(await throttle.attempt('a', '1')).toBeNull();
});

it('counts for all processes, also what comes at the same moment', async () => {
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => anotherThrottle().attempt('a', '203.0.113.7')),
  );

  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it('limits a login from many addresses and an address with many logins', async () => {
  const throttle = anotherThrottle();

  for (let address = 0; address < 20; address += 1) await throttle.attempt('a', `a${address}`);
  for (let login = 0; login < 100; login += 1) await throttle.attempt(`l${login}`, 'here');

  expect(await throttle.attempt('a', 'new')).not.toBeNull();
  expect(await throttle.attempt('new', 'here')).not.toBeNull();
});

it('counts the addresses of one IPv6 network together', async () => {
  const throttle = anotherThrottle();

  for (let host = 1; host <= 5; host += 1) await throttle.attempt('a', `2001:db8:0:1::${host}`);

  expect(await throttle.attempt('a', '2001:db8::1:0:0:0:9')).not.toBeNull();
  expect(await throttle.attempt('a', '2001:db8:0:2::1')).toBeNull();
});

it('stays locked however much noise others make, and what is refused counts for nobody', async () => {
  const throttle = anotherThrottle();
  for (let count = 0; count < 5; count += 1) await throttle.attempt('a', '1');

  for (let other = 0; other < 30; other += 1) await throttle.attempt(`n${other}`, `n${other}`);
  for (let count = 0; count < 50; count += 1) await throttle.attempt('a', '1');

  expect(await throttle.attempt('a', '1')).toBe(15 * minutes);
  expect(await throttle.attempt('a', '2')).toBeNull();
});

it('forgets what a right password had counted', async () => {
  const throttle = anotherThrottle();

  for (let round = 0; round < 110; round += 1) {
    expect(await throttle.attempt('a', '1')).toBeNull();
    await throttle.succeeded('a', '1');
  }
});

it('keeps neither logins nor addresses', async () => {
  await anotherThrottle().attempt('lindenau/sabine.mueller@beispiel.de', '203.0.113.7');

  const rows = JSON.stringify(await database.query.selectFrom('attempts').selectAll().execute());
  expect(rows).not.toMatch(/sabine|203\.0/);
});
