import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkGuess } from '../../../../src/backend/identity/guesses.ts';
import { createKnownBrowsers } from '../../../../src/backend/identity/signIn/knownBrowsers.ts';
import { queues } from '../../../../src/backend/limits/limits.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import { identityClient } from '../identityClient.ts';
import { cheapHash, password } from '../../fixtures/testApp.ts';
import { addUser, type IdentityServer, startIdentity } from '../identityServer.ts';

const email = 'sabine.mueller@beispiel.de';
const person = { id: 'user-1', brand: 'lindenau', first_name: 'Sabine', last_name: 'Müller', email };
const login = { brand: 'lindenau', login: email };

let database: Database;
let server: IdentityServer;
beforeAll(async () => {
  database = await testDatabase();
  await addUser(database, person, cheapHash);
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => database.query.deleteFrom('limit_counters').execute());

const from = (address: string) => identityClient(server.port, 'localhost', undefined, address);

describe('a login that strangers guess at from four networks', () => {
  /** Uses up all guesses of four networks, and answers with the statuses. */
  async function guessAround(): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (const network of [1, 2, 3, 4]) {
      const client = from(`127.0.2.${network}`);
      const { location } = await client.authorize();
      for (let guess = 0; guess < 10; guess += 1)
        statuses.push((await client.post(location, { email, password: 'geraten' })).status);
    }
    return statuses;
  }

  it('opens to the right password from a fresh network and from a browser that signed in before', async () => {
    const known = from('127.0.2.1');
    expect((await known.signIn(email, password)).status).toBe(200);
    for (const name of known.cookies.keys()) if (name !== 'known-browser') known.cookies.delete(name);
    const statuses = await guessAround();
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);

    expect((await from('127.0.2.9').signIn(email, password)).status).toBe(200);
    expect((await known.signIn(email, password)).status).toBe(200);
    const stranger = from('127.0.2.1');
    const { location } = await stranger.authorize();
    expect((await stranger.post(location, { email, password })).status).toBe(429);
  });
});

describe('checks of passwords at once', () => {
  /** Begins forty checks that do not end before `end`. */
  function beginChecks(toNetwork: (index: number) => string) {
    let running = 0;
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const counted = { kind: 'counted', by: 'network', isSlowed: false } as const;
    const checks = Array.from({ length: 40 }, (_, index) =>
      checkGuess({ login: `l${index}`, network: toNetwork(index), browser: null }, counted, async () => {
        running += 1;
        await ended;
      }),
    );
    return { running: () => running, end, results: Promise.allSettled(checks) };
  }

  it.each([
    ['one network', 2, 18, () => '203.0.113.7'],
    ['networks of one owner', 2, 18, (index: number) => `2001:db8:0:${index.toString(16)}::/64`],
    ['many networks', 15, 0, (index: number) => `203.0.113.${index}`],
  ])('from %s are %i, and %i of forty are refused', async (_, atOnce, refused, toNetwork) => {
    const checks = beginChecks(toNetwork);
    await new Promise((resolve) => setImmediate(resolve));

    expect(checks.running()).toBe(atOnce);
    expect(atOnce).toBeLessThan(queues.hashes.mostWaiting);
    checks.end();
    const results = await checks.results;
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(refused);
  });
});

describe('the cookie of a known browser', () => {
  /** An application that remembers and finds a browser; `keys` as in the settings of the provider. */
  function createBrowser(scheme: 'http' | 'https', cookieKeys: readonly string[]) {
    const browsers = createKnownBrowsers({ database, scheme, cookieKeys });
    return new Hono()
      .get('/remember/:login', async (context) => {
        await browsers.remember(context, { ...login, login: context.req.param('login') }, 2_000_000_000);
        return context.text('');
      })
      .get('/find', async (context) => context.text(String(await browsers.find(context, login))));
  }
  const remember = async (
    app: ReturnType<typeof createBrowser>,
    cookie = '',
    address: string = email,
  ): Promise<string> =>
    (await app.request(`/remember/${address}`, { headers: { cookie } })).headers.get('set-cookie') ?? '';
  const find = async (app: ReturnType<typeof createBrowser>, cookie: string) =>
    (await app.request('/find', { headers: { cookie } })).text();
  const [pair] = [(header: string) => header.split(';')[0] ?? ''];

  it.each([
    ['https', /^__Host-known-browser=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
    ['http', /^known-browser=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/],
  ] as const)('under %s it is bound to the host, and not readable for scripts', async (scheme, form) => {
    const header = await remember(createBrowser(scheme, ['k'.repeat(32)]));

    expect(header).toMatch(form);
    expect(decodeURIComponent(header)).not.toMatch(/sabine|lindenau/);
  });

  it('names the browser to its logins only, and keeps its id', async () => {
    const app = createBrowser('http', ['k'.repeat(32)]);
    const first = pair(await remember(app));
    const second = pair(await remember(app, first, 'karl.kern@beispiel.de'));

    expect(await find(app, second)).toBe(await find(app, first));
    expect(await find(app, first)).toMatch(/^[\w-]{22}$/);
    expect(await find(app, pair(await remember(app, '', 'karl.kern@beispiel.de')))).toBe('null');
  });

  it.each([
    ['is forged', (cookie: string) => cookie.replace('=', '=x'), ['k'.repeat(32)], 'null'],
    ['was signed with another key', (cookie: string) => cookie, ['o'.repeat(32)], 'null'],
  ])('counts for nothing when it %s', async (_, change, keys, found) => {
    const cookie = pair(await remember(createBrowser('http', ['k'.repeat(32)])));

    expect(await find(createBrowser('http', keys), change(cookie))).toBe(found);
  });

  it('stays valid with a new key beside the old one, and ends with what else was issued', async () => {
    const app = createBrowser('http', ['k'.repeat(32)]);
    const cookie = pair(await remember(app));
    expect(await find(createBrowser('http', ['n'.repeat(32), 'k'.repeat(32)]), cookie)).not.toBe('null');

    await database.query
      .updateTable('users')
      .set({ valid_from: new Date(2_000_000_001_000).toISOString() })
      .where('id', '=', 'user-1')
      .execute();
    expect(await find(app, cookie)).toBe('null');
  });
});
