import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migration033 } from '../../../src/backend/store/migrations/from020/migration033.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { idOf, testApp } from '../fixtures/testApp.ts';

it('accounts get the brand of their sign-in or of their related account, and without both none', async () => {
  const { database, close } = await testApp();
  const { query } = database;
  await sql`alter table accounts drop column brand`.execute(query);
  await sql`delete from users where account_id = ${idOf('nordkamp-kundin')}`.execute(query);

  await migration033.up(query);

  const rows = await query.selectFrom('accounts').select(['seed_key', 'brand']).execute();
  const expected = new Map([...seedAccounts].map(([key, { brand }]) => [key, brand as string | null]));
  expected.set('nordkamp-kundin', null);
  expect(new Map(rows.map(({ seed_key, brand }) => [seed_key, brand]))).toEqual(expected);
  await close();
});
