import { expect, it } from 'vitest';
import { createQueue } from '../../../src/backend/limits/createQueue.ts';
import { deriveKey, hashPassword } from '../../../src/backend/identity/passwords/hashPassword.ts';
import { Unavailable } from '../../../src/backend/http/Unavailable.ts';
import { inTransaction } from '../../../src/backend/store/inTransaction.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';

it('a queue runs a limited number of pieces at once, in order of arrival, and refuses when too many are waiting', async () => {
  const queue = createQueue({ atOnce: 2, mostWaiting: 3 });
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) => () =>
    queue(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (name === 'b') throw new Error('failed');
      return name;
    });

  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => work(name)()));

  expect(most).toBe(2);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, false]);
  expect(results[5]).toMatchObject({ reason: { reason: 'BUSY', retryAfter: 2 } });
  expect(await work('g')()).toBe('g');
});

it('hashes wait in a queue of limited length', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => deriveKey('wort', Buffer.from('salt'), { N: 16, r: 1, p: 1 })),
  );
  const refused = results.filter(
    (result) => result.status === 'rejected' && result.reason instanceof Unavailable,
  );

  expect(refused.length).toBeGreaterThan(0);
  expect(results.filter(({ status }) => status === 'fulfilled').length + refused.length).toBe(60);
});

it('hashing a password inside a transaction throws', async () => {
  const database = await testDatabase();

  await expect(inTransaction(database.query, () => hashPassword('wort'))).rejects.toThrow('inside of');
  await database.close();
});
