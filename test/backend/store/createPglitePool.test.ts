import { expect, it } from 'vitest';
import { createPglitePool } from '../../../src/backend/store/createPglitePool.ts';
import { driverError } from './troubledDatabase.ts';

/** Creates engines that stop for ever once the disk is full, as the embedded database does. */
function engines() {
  let isFull = false;
  let opened = 0;
  const open = async () => {
    opened += 1;
    if (isFull) throw driverError('ENOSPC', 'no space');
    let hasStopped = false;
    return {
      query: async () => {
        if (hasStopped) return new Promise<never>(() => undefined);
        hasStopped = isFull;
        if (isFull) throw driverError('53100', 'no space');
        return { rows: [{ one: 1 }], fields: [] };
      },
      close: async () => undefined,
    };
  };
  return { open: open as never, opened: () => opened, fill: (full: boolean) => (isFull = full) };
}

it('statements are refused while the disk is full, and work again afterwards', async () => {
  let now = 0;
  const { open, opened, fill } = engines();
  const pool = await createPglitePool(open, () => now);
  const ask = async (statement: string) => {
    const client = await pool.connect();
    try {
      return (await client.query(statement, [])).rows;
    } finally {
      client.release();
    }
  };

  fill(true);
  const client = await pool.connect();
  await expect(client.query('insert', [])).rejects.toMatchObject({ reason: '53100' });
  await expect(client.query('rollback', [])).rejects.toMatchObject({ reason: '53100' });
  client.release();
  await expect(ask('select')).rejects.toMatchObject({ reason: 'ENOSPC' });
  await expect(ask('select')).rejects.toMatchObject({ reason: 'NOT_OPEN' });
  expect(opened()).toBe(2);

  fill(false);
  now += 2_000;
  expect(await ask('select')).toEqual([{ one: 1 }]);
});
