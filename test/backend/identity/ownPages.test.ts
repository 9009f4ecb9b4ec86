import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/backend/store/openDatabase.ts';
import { findPageProvider } from '../../../src/delivery/server/findPageProvider.ts';
import { findTestSite } from '../fixtures/findTestSite.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { identityClient } from './identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from './identityServer.ts';

let database: Database;
let server: IdentityServer;
let secure: IdentityServer;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: 'memory://', dataDir: '' });
  await addUsers(database);
  server = await startIdentity(database);
  secure = await startIdentity(database, { scheme: 'https' });
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await secure.close();
  await database.close();
});

const token = 'x'.repeat(43);
const paths = [
  '/oidc/interaction/somebody',
  '/oidc/interaction/forgotten',
  `/oidc/interaction/password/${token}`,
  `/oidc/interaction/email/${token}`,
  '/oidc/auth',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/token',
  '/oidc/token/revocation',
];

/** Posts a form to all paths and returns the statuses and pages. */
async function postForms(headers: Readonly<Record<string, string>>) {
  const sent = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('PORT', String(server.port)),
  ]);
  const client = identityClient(server.port);
  const form = { email: 'kein-formular' };
  return Promise.all(paths.map((path) => client.post(path, form, Object.fromEntries(sent))));
}

describe('forms of other pages', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host by another scheme', { origin: 'https://localhost:PORT' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another brand', { origin: 'http://nordkamp.localhost:PORT' }],
    ['a page without an origin, in an older browser', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'null' }],
    [
      'another origin that claims to be here',
      { 'sec-fetch-site': 'same-origin', origin: 'http://a.example' },
    ],
  ])('of %s are refused by a German page', async (_, headers) => {
    for (const { status, body } of await postForms(headers as Record<string, string>)) {
      expect(status).toBe(403);
      expect(body).toContain('Dieses Formular kam von einer anderen Seite');
    }
  });

  it.each([
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:PORT' }],
    ['our page, which sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['our page in an older browser', { origin: 'http://localhost:PORT' }],
    ['a program', {}],
  ])('are not those of %s', async (_, headers) => {
    const statuses = (await postForms(headers as Record<string, string>)).map(({ status }) => status);

    expect(statuses).not.toContain(403);
  });
});

describe('cookies', () => {
  const listCookies = async ({ port }: IdentityServer, scheme: string) => {
    const redirect_uri = `${scheme}://localhost:${port}/auth/callback`;
    const client = identityClient(port);
    const begun = await client.authorize({ redirect_uri });
    const { location } = await client.post(begun.location, { email: 'karl.kern@beispiel.de', password });
    const ended = await client.get(location);
    expect(ended.location).toContain(`${redirect_uri}?code=`);
    return [begun, ended].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  };

  it('belong over https to this host alone, or to https alone where they belong to one path', async () => {
    const cookies = await listCookies(secure, 'https');

    expect(cookies.some((cookie) => cookie.startsWith('__Host-_session='))).toBe(true);
    expect(cookies.length).toBeGreaterThan(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^(?:__Host-_session(?:\.sig)?=[^;]*; path=\/;|__Secure-_interaction(?:_resume)?(?:\.sig)?=[^;]*; path=\/oidc\/)/,
      );
      expect(cookie).toMatch(/; samesite=lax; secure; httponly$/i);
    }
  });

  it.each([
    ['https', '__Host-_session', true],
    ['https', '_session', false],
    ['http', '_session', true],
  ])('over %s the page knows a session by %s: %s', (scheme, name, hasSession) => {
    const site = findTestSite('localhost');
    const here = site && { ...site, origin: `${scheme}://localhost` };

    expect(findPageProvider(here, `a=b; ${name}=c`)?.hasSession).toBe(hasSession);
  });

  it('bring a new session with each sign-in, also in a browser that had one', async () => {
    const findSession = (cookies: ReadonlyMap<string, string>) => cookies.get('_session');
    const client = identityClient(server.port);
    await client.signIn('karl.kern@beispiel.de', password);
    const first = findSession(client.cookies);
    const begun = await client.authorize({ prompt: 'login' });
    const { location } = await client.post(begun.location, { email: 'karl.kern@beispiel.de', password });
    await client.get(location);

    expect([first, findSession(client.cookies)]).toEqual([expect.any(String), expect.any(String)]);
    expect(findSession(client.cookies)).not.toBe(first);
  });

  it('have plain names over http, where browsers refuse the others', async () => {
    for (const cookie of await listCookies(server, 'http')) expect(cookie).toMatch(/^_(?!.*secure)/i);
  });
});
