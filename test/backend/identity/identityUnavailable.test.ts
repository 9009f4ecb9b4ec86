import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIdentityKeys } from '../../../src/backend/identity/loadIdentityKeys.ts';
import { limits } from '../../../src/backend/limits/limits.ts';
import { createProcessCounters } from '../../../src/backend/limits/createProcessCounters.ts';
import { spend } from '../../../src/backend/limits/spend.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { driverError, troubledDatabase } from '../store/troubledDatabase.ts';
import { testApp } from '../fixtures/testApp.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { identityClient } from './identityClient.ts';
import { type IdentityServer, startIdentity } from './identityServer.ts';

const page = { accept: 'text/html,application/xhtml+xml' };
const german = /<html lang="de">[\s\S]*Die Anmeldung ist gerade nicht möglich/;

describe('while the database does not answer', () => {
  const database = troubledDatabase({ when: 'connecting', error: driverError('ECONNREFUSED', 'geheim') });
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentity(database, { configuredKeys: JSON.stringify(await makeIdentityKeys()) });
  }, hookTimeout);
  afterAll(() => server.close());

  it('a sign-in gets a German page about it, with the time to retry', async () => {
    const login = await identityClient(server.port).authorize({}, page);

    expect([login.status, login.headers['retry-after']]).toEqual([503, '5']);
    expect(login.body).toMatch(german);
    expect(login.headers['content-security-policy']).toContain("default-src 'none'");
    expect(server.log).toContainEqual(
      expect.objectContaining({ event: 'error', name: 'DatabaseUnavailable', reason: 'ECONNREFUSED' }),
    );
    expect(JSON.stringify(server.log)).not.toContain('geheim');
  });

  it('programs get 503 as JSON', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) };
    const answer = await identityClient(server.port).token(form);

    expect([answer.status, answer.error]).toEqual([503, 'server_error']);
  });

  it('pages of the back end show the same message', async () => {
    const app = await testApp({ database, mounted: (routes) => routes.route('/', server.identity.routes) });
    const answer = await app.call(null, 'GET', `/oidc/interaction/password/${'x'.repeat(43)}`);

    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(german);
  });
});

it('requests of a network to the identity provider are limited; files of its pages do not count', async () => {
  const database = await testDatabase();
  const [counters, now] = [createProcessCounters(), new Date(0)];
  const server = await startIdentity(database, { counters, clock: () => now });
  for (let count = 3; count < limits.signInRequestsOfNetwork.most; count += 1)
    await spend(counters, { signInRequestsOfNetwork: '127.0.0.1' }, now);
  const client = identityClient(server.port);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await client.authorize()).status);
  const refused = await client.get('/oidc/interaction/nothing', page);
  const answers = [refused, await client.authorize(), await client.get('/oidc/interaction/files/page.css')];

  expect(statuses).toEqual([303, 303, 303, 429]);
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [429, '60'],
    [429, '60'],
    [200, undefined],
  ]);
  expect(refused.body).toContain('Zu viele Anfragen');
  expect(answers[1]?.body).toBe('TOO_MANY_REQUESTS');
  expect(server.log.at(-1)).toMatchObject({ route: '/oidc/auth', status: 429, code: 'TOO_MANY_REQUESTS' });
  await server.close();
  await database.close();
});
