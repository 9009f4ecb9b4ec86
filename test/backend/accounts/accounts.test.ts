import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAccountsCommand } from '../../../src/backend/accounts/runAccountsCommand.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { identityClient } from '../identity/identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from '../identity/identityServer.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';

let database: Database;
let server: IdentityServer;
beforeAll(async () => {
  database = await testDatabase();
  await addUsers(database);
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});

const run = (...words: readonly string[]) =>
  runAccountsCommand(
    { query: database.query, brands: shippedBrands(), scheme: 'http', port: server.port, now: new Date() },
    words,
  );

/** Returns the link in the last mail. */
async function lastLink(): Promise<string> {
  const { text } = await database.query
    .selectFrom('outbox')
    .select('text')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /http:\S+/.exec(text)?.[0] ?? '';
}

it('invites whoever is added; behind the link they set a password that is not easy, once, and sign in', async () => {
  const email = 'Neue.Kundin@beispiel.de';
  const added = await run('add', 'lindenau', email, '--first-name', 'Nele', '--last-name', 'Neu');
  expect(added).toMatchObject({ isError: false });
  const link = await lastLink();
  expect(link).toMatch(new RegExp(`^http://lindenau\\.localhost:${server.port}/oidc/interaction/password/`));
  expect((await run('list', 'lindenau')).text).toMatch(/Neue\.Kundin@beispiel\.de\s+\d{8}\s+Link verschickt/);

  const client = identityClient(server.port);
  expect((await client.get(link)).body).toContain('autocomplete="new-password"');
  for (const easy of ['', 'kurz', 'password123', 'neue.kundin']) {
    const refused = await client.post(link, { password: easy });
    expect([refused.status, refused.body.includes('aria-invalid="true"')]).toEqual([400, true]);
  }
  const chosen = 'Wolkenbruch im Mai';
  expect((await client.post(link, { password: chosen })).status).toBe(200);
  expect((await client.post(link, { password: 'ein anderes Passwort' })).status).toBe(410);
  expect((await client.signIn(email, chosen)).status).toBe(200);
  expect((await run('list', 'lindenau')).text).toMatch(/Neue\.Kundin@beispiel\.de\s+\d{8}\s+offen/);
  expect(await run('add', 'lindenau', email.toLowerCase(), '--last-name', 'Neu')).toMatchObject({
    isError: true,
    text: expect.stringContaining('schon jemand'),
  });
});

it('a disabled sign-in is refused and its sessions cannot be renewed, until a password is set again', async () => {
  const email = 'karl.kern@beispiel.de';
  const client = identityClient(server.port);
  const { refresh_token } = await client.signIn(email, password);
  expect((await run('disable', 'lindenau', email)).isError).toBe(false);
  expect((await run('list')).text).toMatch(/karl\.kern@beispiel\.de .* gesperrt/);

  expect((await client.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400);
  const again = identityClient(server.port);
  const login = await again.authorize();
  expect((await again.post(login.location, { email, password })).status).toBe(403);

  expect((await run('reset', 'lindenau', email)).isError).toBe(false);
  expect((await again.post(await lastLink(), { password: 'Wolkenbruch im Mai' })).status).toBe(200);
  expect((await identityClient(server.port).signIn(email, 'Wolkenbruch im Mai')).status).toBe(200);
});

it('a link expires after a day and is not valid at another brand', async () => {
  await run('reset', 'lindenau', 'sabine.mueller@beispiel.de');
  const { pathname } = new URL(await lastLink());
  expect((await identityClient(server.port, 'nordkamp.localhost').get(pathname)).status).toBe(410);
  await database.query.updateTable('password_links').set({ expires_at: new Date().toISOString() }).execute();
  expect((await identityClient(server.port).get(pathname)).status).toBe(410);
});

it.each([
  [[], 'Aufruf'],
  [['add', 'lindenau', 'a@beispiel.de', '--password', 'x'], 'Aufruf'],
  [['add', 'lindenau', 'keine Adresse', '--last-name', 'x'], 'Aufruf'],
  [['add'], 'Aufruf'],
  [['list', 'niemand'], 'Marke'],
  [['disable', 'niemand', 'a@beispiel.de'], 'Marke'],
  [['reset', 'lindenau', 'niemand@beispiel.de'], 'niemand'],
])('reports the mistake in %j', async (words, says) => {
  expect(await run(...words)).toMatchObject({ isError: true, text: expect.stringContaining(says) });
});
