import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { identityClient } from './identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from './identityServer.ts';

let database: Database;
let server: IdentityServer;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: 'memory://', dataDir: '' });
  await addUsers(database);
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('responses of the OpenID Connect library', () => {
  it.each([
    ['/oidc/.well-known/openid-configuration', 200],
    ['/oidc/jwks', 200],
    ['/oidc/auth', 400],
    ['/oidc/auth/nothing', 400],
    ['/oidc/session/end', 200],
    ['/oidc/session/end/success', 200],
    ['/oidc/token', 404],
    ['/oidc/interaction/nothing', 303],
    ['/oidc/interaction/nothing?cookies=asked', 400],
    ['/oidc/interaction/nothing/more', 404],
    ['/oidc/nothing', 404],
  ])('%s has the headers of all responses (%i)', async (path, status) => {
    const { headers, status: answered } = await identityClient(server.port).get(path);

    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each([
    ['the redirect to the sign-in page', {}, 303],
    ['the redirect with an error', { prompt: 'none' }, 303],
    ['an error without redirect', { redirect_uri: 'https://evil.example/' }, 400],
    ['a silent sign-in', { prompt: 'none', response_mode: 'json' }, 400],
    ['a form with a code', { response_mode: 'form_post' }, 400],
    ['a form with an error', { response_mode: 'form_post', prompt: 'none' }, 400],
    ['a mode that does not exist', { response_mode: 'post' }, 303],
  ])('%s has the policy of pages and no page of the library', async (_, extra, status) => {
    const answer = await identityClient(server.port).authorize(extra, { accept: 'text/html' });

    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; .*form-action 'self'/,
    );
    expect(answer.body).not.toMatch(/<script>|Submitting|<form/);
    expect(answer.body).toMatch(status === 400 && answer.body.includes('<') ? /<html lang="de">/ : /^/);
  });

  it('the sign-out without a session is a German page of the brand, which goes on by itself', async () => {
    const client = identityClient(server.port);
    const page = await client.get('/oidc/session/end', { accept: 'text/html' });

    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('data-press="now"');
    expect(page.body).not.toMatch(/<script>|Submitting|Continue/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const left = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(left.location).toBe(`${client.origin}/oidc/session/end/success`);
  });

  it('a sign-in as another customer signs out the first one by a German page', async () => {
    const client = identityClient(server.port);
    await client.signIn('sabine.mueller@beispiel.de', password);
    const { location } = await client.authorize({ prompt: 'login' });
    const resumed = await client.post(location, { email: 'karl.kern@beispiel.de', password });
    const page = await client.get(resumed.location);

    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('data-press="now"');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const left = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect((await client.get(left.location)).location).toContain('/auth/callback?code=');
  });

  it('are German pages in a browser', async () => {
    const client = identityClient(server.port);
    for (const path of ['/oidc/nothing', '/oidc/interaction/nothing/more', '/oidc/token']) {
      const page = await client.get(path, { accept: 'text/html' });

      expect([path, page.status, page.body.includes('Diese Seite gibt es nicht')]).toEqual([path, 404, true]);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('are logged without ids, codes and tokens', async () => {
    const client = identityClient(server.port);
    const before = server.log.length;
    await client.get('/oidc/auth/geheim?code=geheim');
    await client.post('/oidc/token', { code: 'geheim' });

    await expect.poll(() => server.log.length).toBe(before + 2);
    expect(server.log.slice(before)).toMatchObject([
      { event: 'request', method: 'GET', route: '/oidc/auth/{uid}', status: 400 },
      { event: 'request', method: 'POST', route: '/oidc/token', status: 400 },
    ]);
    expect(JSON.stringify(server.log)).not.toContain('geheim');
  });
});

describe('the Host header', () => {
  const read = async (lines: string, path = '/oidc/jwks') => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.write(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  };
  const ask = async (lines: string, path?: string) =>
    Number(/^HTTP\/1\.1 (\d+)/.exec(await read(lines, path))?.[1]);

  it.each([
    ['nothing', ''],
    ['an empty one', 'Host: \r\n'],
    ['a path', 'Host: localhost/x\r\n'],
    ['a user', 'Host: a@localhost\r\n'],
    ['a quote', "Host: local'host\r\n"],
    ['a space', 'Host: local host\r\n'],
    ['a port of letters', 'Host: localhost:http\r\n'],
    ['two', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['300 letters', `Host: ${'a'.repeat(300)}\r\n`],
  ])('is refused with %s', async (_, lines) => {
    expect(await ask(lines)).toBe(400);
    expect(await ask(lines, '/')).toBe(400);
  });

  it.each(['localhost', 'LOCALHOST', 'stage.nordkamp.localhost'])(
    'BRAND-008 may be the configured %s, with the port of the server',
    async (name) => {
      expect(await ask(`Host: ${name}:${server.port}\r\n`)).toBe(200);
    },
  );

  const paths = [
    '/',
    '/claims/type',
    '/assets/main.js',
    '/robots.txt',
    '/cms/files/x/y.pdf',
    '/checklists/de/Unfall_Checkliste.pdf',
    '/api/v1/openapi.json',
    '/oidc/jwks',
    '/oidc/interaction/forgotten',
    '/oidc/interaction/files/page.css',
    '/barrierefreiheit',
    '/nothing',
  ];
  it.each([
    'localhost',
    'localhost:1',
    'localhost:80',
    'nordkamp.localhost.:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    'evil.example:PORT',
    'lindenau.localhost.evil.example:PORT',
    'xlocalhost:PORT',
  ])('BRAND-010 gets nothing on any path when it is %s', async (host) => {
    const line = `Host: ${host.replace('PORT', String(server.port))}\r\n`;
    for (const path of paths) expect([path, await ask(line, path)]).toEqual([path, 421]);
  });

  it('may be any for monitoring', async () => {
    for (const path of ['/health', '/ready', '/metrics'])
      expect([path, await ask('Host: 10.0.0.7\r\n', path)]).toEqual([path, 404]);
  });

  it('has no part in the addresses of forwarded headers', async () => {
    const forwarded =
      'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n';
    const lines = `Host: LOCALHOST:${server.port}\r\n${forwarded}`;

    expect(await read(lines, '/oidc/.well-known/openid-configuration')).toContain(
      `"issuer":"http://localhost:${server.port}/oidc"`,
    );
  });

  it('is not replaced by an address in the request line', async () => {
    expect(await ask('Host: localhost\r\n', 'http://evil.example/oidc/jwks')).toBe(400);
  });
});
