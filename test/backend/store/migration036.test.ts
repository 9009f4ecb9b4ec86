import { expect, it } from 'vitest';
import { migration036 } from '../../../src/backend/store/migrations/from020/migration036.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { addUsers } from '../identity/identityServer.ts';

it(
  'gives stored sign-ins the normal form of their address, except for one that another sign-in has',
  async () => {
    const database = await testDatabase();
    await addUsers(database);
    const setLogin = (id: string, login: string) =>
      database.query.updateTable('users').set({ login }).where('id', '=', id).execute();
    await setLogin('user-1', 'anna@käse.de');
    await setLogin('user-2', 'a\u0308nna@käse.de');
    await setLogin('user-3', 'anna@ka\u0308se.de');

    await migration036.up(database.query);

    const logins = await database.query.selectFrom('users').select(['id', 'login']).orderBy('id').execute();
    await database.close();
    expect(logins).toEqual([
      { id: 'user-1', login: 'anna@xn--kse-qla.de' },
      { id: 'user-2', login: 'änna@xn--kse-qla.de' },
      { id: 'user-3', login: 'anna@ka\u0308se.de' },
    ]);
  },
  hookTimeout,
);
