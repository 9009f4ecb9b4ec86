import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityClient } from '../backend/identity/identityClient.ts';
import { idOf } from '../backend/fixtures/testApp.ts';
import { buildPrograms, type PortalProcess, startPortal } from './startPortal.ts';
import { makePostgres, type PostgresServer, postgresPrograms } from './startPostgres.ts';

const minutes = 60_000;
const programs = postgresPrograms();
const isDeep = process.env['DEEP'] === '1';
const email = 'anna.mueller@beispiel.de';
const password = 'demo-passwort';

describe.runIf(isDeep && programs !== null)('operation, as docs/operation.md describes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operation-'));
  const running: PortalProcess[] = [];
  /** The processes that the proxy forwards to, in turn: the port in an address is always the proxy's. */
  let behindProxy: readonly PortalProcess[] = [];
  let postgres: PostgresServer;
  let keys: string;
  let proxy: Server;
  let turn = 0;

  beforeAll(async () => {
    buildPrograms('server', 'keys');
    keys = execFileSync(process.execPath, ['dist/keys/keysCli.js'], { encoding: 'utf8' }).trim();
    postgres = await makePostgres(programs ?? '');
    await postgres.start();
    proxy = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const port = behindProxy[turn++ % behindProxy.length]?.port;
      const forwarded = sendRequest({ port, host: '127.0.0.1', method, path: url, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 0, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
    proxy.listen(0);
    await once(proxy, 'listening');
    // Both processes start at once, on an empty database.
    running.push(...(await Promise.all([startOn(postgres.url, keys), startOn(postgres.url, keys)])));
    behindProxy = running;
  }, 5 * minutes);
  afterAll(async () => {
    proxy?.close();
    proxy?.closeAllConnections();
    await Promise.all(running.map(({ stop }) => stop()));
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }, minutes);

  const proxyPort = () => (proxy.address() as AddressInfo).port;

  const startOn = (databaseUrl: string, identityKeys: string) =>
    startPortal({
      PUBLIC_PORT: String(proxyPort()),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      IDENTITY_KEYS: identityKeys,
    });

  /** Returns the statuses of four readings of the account, by all processes in turn or by the one at `port`. */
  async function readings(token: string, port = proxyPort()): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const path = `/api/v1/account/accounts/${idOf('mueller')}`;
      const headers = { authorization: `Bearer ${token}`, host: `localhost:${proxyPort()}` };
      const request = sendRequest({ port, host: '127.0.0.1', path, headers });
      const [response] = (await once(request.end(), 'response')) as [{ statusCode: number; resume(): void }];
      response.resume();
      statuses.push(response.statusCode);
    }
    return statuses;
  }

  it('two processes share sign-ins, tokens and renewals', async () => {
    const client = identityClient(proxyPort());
    const tokens = await client.signIn(email, password);
    expect(await readings(tokens.access_token)).toEqual([200, 200, 200, 200]);

    const { refresh_token } = tokens;
    const renewed = await client.token({ grant_type: 'refresh_token', refresh_token });
    expect(await readings(renewed.access_token)).toEqual([200, 200, 200, 200]);
  });

  it('two processes count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const client = identityClient(proxyPort());
      const { location } = await client.authorize();
      const wrong = { email: 'nora.neuhaus@beispiel.de', password: 'falsch' };
      statuses.push((await client.post(location, wrong)).status);
    }

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  it(
    'a backup is good for a new database, and new keys ask for a new sign-in',
    async () => {
      const { access_token } = await identityClient(proxyPort()).signIn(email, password);
      const restored = new URL(postgres.url);
      restored.pathname = '/restored';
      const dump = join(folder, 'portal.dump');
      execFileSync(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, postgres.url]);
      execFileSync(join(programs ?? '', 'createdb'), [`--maintenance-db=${postgres.url}`, 'restored']);
      execFileSync(join(programs ?? '', 'pg_restore'), ['--no-owner', `--dbname=${restored.href}`, dump]);

      const portal = await startOn(restored.href, keys);
      expect(await readings(access_token, portal.port)).toEqual([200, 200, 200, 200]);
      await portal.stop();

      const newKeys = execFileSync(process.execPath, ['dist/keys/keysCli.js'], { encoding: 'utf8' }).trim();
      const rotated = await startOn(restored.href, newKeys);
      expect(await readings(access_token, rotated.port)).toEqual([401, 401, 401, 401]);
      behindProxy = [rotated];
      const fresh = await identityClient(proxyPort()).signIn(email, password);
      expect(fresh.status).toBe(200);
      await rotated.stop();
    },
    2 * minutes,
  );
});
