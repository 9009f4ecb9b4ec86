import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityKeys, makeIdentityKeys } from '../../src/backend/identity/loadIdentityKeys.ts';
import { apiAudience } from '../../src/backend/identity/verifyAccessToken.ts';
import { type RunningServer, startServer } from '../../src/backend/startServer.ts';
import { thirdPartyClaim } from '../protocol/claims.ts';
import { hookTimeout } from './fixtures/hookTimeout.ts';
import { idOf } from './fixtures/testApp.ts';

let server: RunningServer;
let keys: IdentityKeys;
let dataDir: string;
beforeAll(async () => {
  keys = await makeIdentityKeys();
  dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  const settings = {
    port: 0,
    dataDir,
    databaseUrl: 'memory://',
    production: false,
    demoAccounts: true,
    scheme: 'http',
    publicPort: null,
    proxies: new BlockList(),
    smtpUrl: null,
    scannerUrl: null,
    walletKeys: null,
    dataKeys: null,
    brandsDir: 'brands',
    metricsToken: null,
    stopDelay: 1,
    sessionIdle: 30,
  } as const;
  server = await startServer({ ...settings, identityKeys: JSON.stringify(keys) }, () => undefined);
}, hookTimeout);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const claimPath = `/api/v1/claim/accounts/${idOf('mueller')}`;
const accountPath = `/api/v1/account/accounts/${idOf('mueller')}`;

/** Creates an access token as the identity provider of `host` signs it. */
async function tokenOf(key: string, { host = 'localhost', expires = '5m' } = {}): Promise<string> {
  const [signingKey] = keys.jwks.keys;
  return new SignJWT({ accountId: idOf(key), email: `${key}@beispiel.de` })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signingKey?.kid ?? '' })
    .setIssuer(`http://${host}:${server.port}/oidc`)
    .setAudience(apiAudience)
    .setSubject(idOf(key))
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importJWK(signingKey ?? {}, 'ES256'));
}

function get(path: string, token: string): Promise<Response> {
  return fetch(`http://localhost:${server.port}${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/** Sends a POST whose body arrives in pieces, without Content-Length. */
async function sendPieces(
  token: string,
  pieces: AsyncIterable<string>,
): Promise<{ status: number; body: string }> {
  const sent = request({
    port: server.port,
    agent: false,
    method: 'POST',
    path: claimPath,
    headers: {
      host: `localhost:${server.port}`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // The server responds to this header once it has read the headers: the request is under way from then on.
      expect: '100-continue',
    },
  });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  void (async () => {
    await once(sent, 'continue');
    for await (const piece of pieces) sent.write(piece);
    sent.end();
  })();
  const [response] = await answered;
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, body };
}

describe('the running server', () => {
  it('AUTH-005 accepts the tokens of its own identity provider on their host until they expire', async () => {
    const statuses = await Promise.all(
      [
        tokenOf('mueller'),
        tokenOf('mahnung'),
        tokenOf('mueller', { host: 'nordkamp.localhost' }),
        tokenOf('mueller', { expires: '-1s' }),
      ].map(async (token) => (await get(accountPath, await token)).status),
    );

    expect(statuses).toEqual([200, 403, 401, 401]);
  });

  it('serves identity provider, content service and portal on one port', async () => {
    const paths = [
      '/health',
      '/oidc/.well-known/openid-configuration',
      '/cms/spaces/x/environments/master/entries',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await get(path, '')).status));

    expect(statuses).toEqual([200, 200, 401]);
  });

  it.each(['/%', '/assets/%', '/api/%', '/oidc/%', '/cms/%', '/%00', '/a?b=%'])(
    'lives through %s',
    async (path) => {
      expect((await get(path, '')).status).toBeLessThan(500);
    },
  );

  it('stops reading a body that is too large', async () => {
    async function* endless() {
      for (let count = 0; count < 64; count += 1) yield 'a'.repeat(16 * 1024);
    }

    expect(await sendPieces(await tokenOf('mueller'), endless())).toEqual({ status: 413, body: 'TOO_LARGE' });
    expect((await get('/health', '')).status).toBe(200);
  });

  it('reports "not ready" at once and finishes requests under way when it stops', async () => {
    const { claimDetails, ...claim } = thirdPartyClaim();
    const text = JSON.stringify({ ...claim, claimDetails: { ...claimDetails, claimDate: '2024-03-27' } });
    let readiness = 0;
    let stopped: Promise<void> | undefined;
    async function* interrupted() {
      yield text.slice(0, 100);
      await get('/health', '');
      stopped = server.stop();
      readiness = (await get('/ready', '')).status;
      yield text.slice(100);
    }
    const response = await sendPieces(await tokenOf('mueller'), interrupted());

    expect(response.status).toBe(201);
    expect(readiness).toBe(503);
    await stopped;
    await expect(get('/health', '')).rejects.toThrow('fetch failed');
  });
});
