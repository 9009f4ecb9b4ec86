import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseAdapter } from '../../../src/backend/identity/provider/createDatabaseAdapter.ts';
import { settings } from '../../../src/backend/settings/settings.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { cheapHash } from '../fixtures/testApp.ts';
import { addUser } from './identityServer.ts';

const most = settings.identity.refreshTokensPerGrant;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const person = {
    id: 'user-1',
    brand: 'lindenau',
    first_name: 'Sabine',
    last_name: 'Müller',
    email: 'a@beispiel.de',
  };
  await addUser(database, person, cheapHash);
}, hookTimeout);
afterAll(() => database.close());

it('a grant keeps its last refresh tokens, those that were not used before all others', async () => {
  const tokens = createDatabaseAdapter(database.query, 'lindenau', 'RefreshToken');
  const add = async (grantId: string, index: number) => {
    const payload = { grantId, accountId: 'user-1', authTime: 2_000_000_000, iat: 2_000_000_000 + index };
    await tokens.upsert(`${grantId}-${index}`, payload, 600);
  };
  await add('other', 0);
  for (let index = 0; index < most; index += 1) await add('grant', index);
  for (let index = 20; index < most; index += 1) await tokens.consume(`grant-${index}`);
  for (let index = most; index < most + 41; index += 1) await add('grant', index);

  const rows = await database.query.selectFrom('identity_records').select(['id', 'grant_id']).execute();
  expect(rows.filter(({ grant_id }) => grant_id === 'grant')).toHaveLength(most);
  const found = async (id: string) => (await tokens.find(id)) !== undefined;
  expect(await found(`grant-${most + 40}`)).toBe(true);
  expect([await found('grant-0'), await found('grant-1'), await found('grant-25')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await found('other-0')).toBe(true);
});
