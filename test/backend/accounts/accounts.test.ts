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

const lines: string[] = [];
const run = (...words: readonly string[]) =>
  runAccountsCommand(
    {
      query: database.query,
      brands: shippedBrands(),
      address: { scheme: 'http', port: server.port },
      now: new Date(),
      operator: 'olga',
      write: (line) => lines.push(line),
    },
    words,
  );

const why = ['--reason', 'Anruf vom 3. März'];

/** Runs `log` and returns its events. */
async function readLog(...words: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  lines.length = 0;
  expect(await run('log', ...words)).toEqual({ isError: false, text: '' });
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

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
  expect((await run('disable', 'lindenau', email, ...why)).isError).toBe(false);
  expect((await run('list')).text).toMatch(/karl\.kern@beispiel\.de .* gesperrt/);

  expect((await client.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400);
  const again = identityClient(server.port);
  const login = await again.authorize();
  expect((await again.post(login.location, { email, password })).status).toBe(403);

  expect((await run('reset', 'lindenau', email, ...why)).isError).toBe(false);
  expect((await again.post(await lastLink(), { password: 'Wolkenbruch im Mai' })).status).toBe(200);
  expect((await identityClient(server.port).signIn(email, 'Wolkenbruch im Mai')).status).toBe(200);
});

it('a link expires after a day and is not valid at another brand', async () => {
  await run('reset', 'lindenau', 'sabine.mueller@beispiel.de', ...why);
  const { pathname } = new URL(await lastLink());
  expect((await identityClient(server.port, 'nordkamp.localhost').get(pathname)).status).toBe(410);
  await database.query.updateTable('password_links').set({ expires_at: new Date().toISOString() }).execute();
  expect((await identityClient(server.port).get(pathname)).status).toBe(410);
});

it('ends the sessions of one sign-in, of a brand or of all, and of no other', async () => {
  const people = [
    ['lindenau', 'localhost', 'sabine.mueller@beispiel.de'],
    ['nordkamp', 'nordkamp.localhost', 'jens.petersen@beispiel.de'],
  ] as const;
  const signIn = () =>
    Promise.all(
      people.map(async ([, host, email]) => {
        const client = identityClient(server.port, host);
        const { refresh_token } = await client.signIn(email, password);
        return async () => (await client.token({ grant_type: 'refresh_token', refresh_token })).status;
      }),
    );
  const renew = async (sessions: Awaited<ReturnType<typeof signIn>>) =>
    Promise.all(sessions.map((session) => session()));

  const one = await signIn();
  expect((await run('end', 'lindenau', 'sabine.mueller@beispiel.de', ...why)).isError).toBe(false);
  expect(await renew(one)).toEqual([400, 200]);
  const brand = await signIn();
  expect((await run('end', 'nordkamp', '--all', ...why)).text).toContain('1');
  expect(await renew(brand)).toEqual([200, 400]);
  const all = await signIn();
  expect((await run('end', '--all', ...why)).isError).toBe(false);
  expect(await renew(all)).toEqual([400, 400]);
  expect((await readLog()).filter(({ kind }) => kind === 'operatorEnd').length).toBeGreaterThan(3);
});

it('the log shows a lockout, and "unlock" lifts it', async () => {
  const email = 'sabine.mueller@beispiel.de';
  const client = identityClient(server.port);
  const attempt = async (word: string) => {
    const login = await client.authorize();
    return (await client.post(login.location, { email, password: word })).status;
  };
  for (let guess = 0; guess < 5; guess += 1) expect(await attempt('falsch')).toBe(403);
  expect(await attempt(password)).toBe(429);
  const failures = (await readLog('--account', 'account-of-user-1')).filter(
    ({ outcome }) => outcome === 'refused',
  );
  expect(failures).toMatchObject([
    { kind: 'signIn', detail: 'credentials', times: 5, brand: 'lindenau' },
    { kind: 'signIn', detail: 'limit', times: 1 },
  ]);

  expect((await run('unlock', 'lindenau', email, ...why)).isError).toBe(false);
  expect(await attempt(password)).toBe(303);
});

it('the log has each command with its operator and reason, by brand, account and time', async () => {
  const [first, ...others] = (await readLog('lindenau', '--account', 'account-of-user-3')).filter(
    ({ operator }) => operator !== null,
  );
  expect(first).toMatchObject({
    kind: 'operatorBlock',
    outcome: 'done',
    operator: 'olga',
    reason: 'Anruf vom 3. März',
    network: null,
  });
  expect(others[0]).toMatchObject({ kind: 'operatorReset', account: 'account-of-user-3' });
  const brands = (await readLog('nordkamp')).map(({ brand }) => brand);
  expect(new Set(brands)).toEqual(new Set(['nordkamp']));
  expect(await readLog('--since', new Date(Date.now() + 60_000).toISOString())).toEqual([]);
  expect(await readLog('--since', '2020-01-01')).not.toEqual([]);
});

it.each([
  [['disable', 'lindenau', 'karl.kern@beispiel.de'], 'Grund'],
  [['reset', 'lindenau', 'karl.kern@beispiel.de', '--reason', ' '], 'Grund'],
  [['end', 'lindenau', 'karl.kern@beispiel.de'], 'Grund'],
  [['end', '--all'], 'Grund'],
  [['unlock', 'lindenau', 'karl.kern@beispiel.de'], 'Grund'],
  [['end', 'lindenau', 'karl.kern@beispiel.de', '--all', ...why], 'Aufruf'],
  [['end', 'lindenau', ...why], 'Aufruf'],
  [['disable', 'lindenau', 'karl.kern@beispiel.de', '--reason', 'x'.repeat(201)], 'Aufruf'],
  [['log', '--since', 'gestern'], 'Aufruf'],
  [['log', 'niemand'], 'Marke'],
  [[], 'Aufruf'],
  [['add', 'lindenau', 'a@beispiel.de', '--password', 'x'], 'Aufruf'],
  [['add', 'lindenau', 'keine Adresse', '--last-name', 'x'], 'Aufruf'],
  [['add'], 'Aufruf'],
  [['list', 'niemand'], 'Marke'],
  [['disable', 'niemand', 'a@beispiel.de', ...why], 'Marke'],
  [['reset', 'lindenau', 'niemand@beispiel.de', ...why], 'niemand'],
])('reports the mistake in %j', async (words, says) => {
  expect(await run(...words)).toMatchObject({ isError: true, text: expect.stringContaining(says) });
});
