import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSignIn } from '../../../src/backend/identity/findSignIn.ts';
import { storePendingEmail } from '../../../src/backend/identity/emailChange/pendingEmails.ts';
import { makePasswordLink } from '../../../src/backend/identity/passwordLinks.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { identityClient } from '../identity/identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from '../identity/identityServer.ts';

const email = 'sabine.mueller@beispiel.de';
const accountId = 'account-of-user-1';

let database: Database;
let server: IdentityServer;
beforeAll(async () => {
  database = await testDatabase();
  await addUsers(database);
  await database.query
    .updateTable('users')
    .set({ disabled_at: new Date().toISOString() })
    .where('id', '=', 'user-3')
    .execute();
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.query.deleteFrom('audit_events').execute();
  await database.query.deleteFrom('limit_counters').execute();
});

const events = () => database.query.selectFrom('audit_events').selectAll().orderBy('id').execute();
const seen = async () =>
  (await events()).map(({ kind, outcome, detail, account_id, times }) => [
    kind,
    outcome,
    detail,
    account_id,
    times,
  ]);

async function attempt(login: string, word: string) {
  const client = identityClient(server.port);
  const { location } = await client.authorize();
  return (await client.post(location, { email: login, password: word })).status;
}

describe('the audit log has', () => {
  it('a sign-in and a sign-out, with brand and network', async () => {
    const client = identityClient(server.port);
    const { id_token } = await client.signIn(email, password);
    const query = `id_token_hint=${id_token}&post_logout_redirect_uri=${encodeURIComponent(`${client.origin}/`)}`;
    const page = await client.get(`/oidc/session/end?${query}`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const ended = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });

    expect(ended.status).toBe(303);
    const shared = { outcome: 'done', account_id: accountId, brand: 'lindenau', network: '127.0.0.1' };
    expect(await events()).toMatchObject([
      { ...shared, kind: 'signIn' },
      { ...shared, kind: 'signOut' },
    ]);
  });

  it.each([
    ['a wrong password', email, 'credentials', accountId],
    ['an unknown address', 'niemand@beispiel.de', 'unknown', null],
    ['a blocked sign-in', 'karl.kern@beispiel.de', 'disabled', 'account-of-user-3'],
  ])('%s, once with the number of tries', async (_, login, detail, account) => {
    for (let guess = 0; guess < 2; guess += 1) expect(await attempt(login, 'geraten')).toBe(403);

    expect(await seen()).toEqual([['signIn', 'refused', detail, account, 2]]);
    expect(JSON.stringify(await events())).not.toMatch(/geraten|beispiel\.de/);
  });

  it.each([
    ['of a customer', email, 'done', null, accountId],
    ['of an unknown address', 'niemand@beispiel.de', 'refused', 'unknown', null],
    ['of a blocked sign-in', 'karl.kern@beispiel.de', 'refused', 'disabled', 'account-of-user-3'],
  ])('each order of a link %s', async (_, login, outcome, detail, account) => {
    await identityClient(server.port).post('/oidc/interaction/forgotten', { email: login });

    await vi.waitFor(async () =>
      expect(await seen()).toEqual([['passwordLink', outcome, detail, account, 1]]),
    );
  });

  it('a password that was set behind a link, and no attempt that changed nothing', async () => {
    const token = await makePasswordLink(database.query, accountId, new Date(), 'passwordReset');
    const client = identityClient(server.port);
    const set = (word: string) => client.post(`/oidc/interaction/password/${token}`, { password: word });

    expect([(await set('kurz')).status, (await set(password)).status, (await set(password)).status]).toEqual([
      400, 200, 410,
    ]);
    expect(await seen()).toEqual([['passwordSet', 'done', null, accountId, 1]]);
  });

  it('an address that was confirmed, and one that another sign-in has', async () => {
    const signIn = await findSignIn(database.query, accountId);
    if (signIn === undefined) throw new Error(accountId);
    const confirm = async () => {
      const wanted = { email: 'sabine.neu@beispiel.de', now: new Date(), grantId: null };
      const token = await storePendingEmail(database.query, signIn, wanted);
      return () => identityClient(server.port).post(`/oidc/interaction/email/${token ?? ''}`, {});
    };
    const takenLater = await confirm();
    const move = (login: string) =>
      database.query.updateTable('users').set({ login }).where('id', '=', 'user-3').execute();
    await move('sabine.neu@beispiel.de');
    expect((await takenLater()).status).toBe(409);
    await move('karl.kern@beispiel.de');
    expect((await (await confirm())()).status).toBe(200);

    expect(await seen()).toEqual([
      ['emailConfirmation', 'refused', 'taken', accountId, 1],
      ['emailConfirmation', 'done', null, accountId, 1],
    ]);
  });
});
