import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modeOf } from '../fixtures/modeOf.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { type Database, openDatabase } from '../../../src/backend/store/openDatabase.ts';

describe('the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  }, hookTimeout);
  afterAll(() => database.close());

  it('returns days, big numbers and exact numbers as text, and times in ISO 8601', async () => {
    const { rows } =
      await sql`select date '2026-11-21' as day, 9007199254740993::bigint as big, 12.50::numeric as money,
      timestamptz '2026-11-21 10:30:00.5+01' as moment, 7 as small, true as flag`.execute(database.query);

    expect(rows).toEqual([
      {
        day: '2026-11-21',
        big: '9007199254740993',
        money: '12.50',
        moment: '2026-11-21T09:30:00.500Z',
        small: 7,
        flag: true,
      },
    ]);
  });

  it('stores JSON unchanged', async () => {
    const value = { list: [1, 'zwei', null], text: 'Größe „ä“' };
    await database.query
      .insertInto('secrets')
      .values({ name: 'json', value: JSON.stringify(value) })
      .execute();

    const row = await database.query
      .selectFrom('secrets')
      .selectAll()
      .where('name', '=', 'json')
      .executeTakeFirst();

    expect(row).toEqual({ name: 'json', value });
  });

  it('runs transactions one after the other and rolls back a failed one', async () => {
    await database.query.insertInto('secrets').values({ name: 'count', value: '0' }).execute();
    const addOne = () =>
      database.query.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('secrets')
          .selectAll()
          .where('name', '=', 'count')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('secrets')
          .set({ value: JSON.stringify(Number(value) + 1) })
          .where('name', '=', 'count')
          .execute();
      });
    const fail = database.query.transaction().execute(async (transaction) => {
      await transaction.updateTable('secrets').set({ value: '1000' }).where('name', '=', 'count').execute();
      throw new Error('undone');
    });

    await Promise.allSettled([fail, ...Array.from({ length: 20 }, addOne)]);

    const row = await database.query
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', 'count')
      .executeTakeFirst();
    expect(row).toEqual({ value: 20 });
  });
});

describe('the folder of the embedded database', () => {
  it(
    'belongs to one process at a time and to its user alone, and keeps what was written',
    async () => {
      const umask = process.umask(0o022);
      const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
      await mkdir(join(dataDir, 'db'));
      const first = await openDatabase({ databaseUrl: null, dataDir });
      process.umask(umask);
      expect(await modeOf(join(dataDir, 'db'))).toBe('700');
      await first.query.insertInto('secrets').values({ name: 'kept', value: 'true' }).execute();

      await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow('in use');

      await first.close();
      const second = await openDatabase({ databaseUrl: null, dataDir });
      const row = await second.query
        .selectFrom('secrets')
        .where('name', '=', 'kept')
        .selectAll()
        .executeTakeFirst();
      expect(row).toEqual({ name: 'kept', value: true });
      await second.close();
      await rm(dataDir, { recursive: true });
    },
    hookTimeout,
  );
});
