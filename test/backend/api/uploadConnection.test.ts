import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '../../../src/backend/api/apiRoutes.ts';
import { createDigest } from '../../../src/backend/api/createDigest.ts';
import { createHandlers } from '../../../src/backend/services/createHandlers.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { formWith, pdf, storedDocuments } from '../fixtures/documents.ts';
import { findTestSite } from '../fixtures/findTestSite.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../fixtures/testApp.ts';
import { uncounted } from '../fixtures/uncounted.ts';
import { testCipher } from '../fixtures/testCipher.ts';

let app: TestApp;
let server: Server;
let port: number;
beforeAll(async () => {
  app = await testApp();
  const parts = {
    database: app.database,
    clock: () => now,
    verify: async (token: string) => {
      const accountId = seedAccounts.get(token)?.accountId;
      return accountId === undefined ? null : { accountId, grantId: null, issuedAt: Infinity };
    },
    digest: createDigest('secret'),
    scan: null,
    counters: uncounted,
  };
  const routes = apiRoutes(
    createHandlers(() => Promise.resolve(null), testCipher),
    parts,
    { findSite: findTestSite, findNetwork: () => 'network' },
  );
  const listener = getRequestListener(routes.fetch);
  server = createServer((request, response) => void listener(request, response));
  server.listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}, hookTimeout);
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await app.close();
});

const path = (key: string) => `/api/v1/document/accounts/${idOf(key)}`;
describe('over a real connection', () => {
  it.each([
    ['a demo account', 'demo', 9_000_000, [403, 'DEMO_ACCOUNT']],
    ['an unknown token', 'nobody', 9_000_000, [401, 'UNAUTHORIZED']],
    ['one byte too many', 'mueller', 10_000_001, [413, 'TOO_LARGE']],
  ] as const)('the sender of a large file gets the refusal of %s', async (_, key, size, refusal) => {
    const owner = key === 'nobody' ? 'mueller' : key;
    const response = await fetch(`http://localhost:${port}${path(owner)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: formWith(pdf(size)),
    });

    expect([response.status, await response.text()]).toEqual(refusal);
  });

  it('a disconnected upload leaves no document behind', async () => {
    const socket = connect(port, 'localhost').on('error', () => undefined);
    socket.write(
      [
        `POST ${path('mueller')} HTTP/1.1`,
        'host: localhost',
        'authorization: Bearer mueller',
        'content-type: multipart/form-data; boundary=b',
        'content-length: 9000000',
        '',
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7',
      ].join('\r\n'),
    );
    socket.write('a'.repeat(1_000_000));
    await expect
      .poll(async () => (await storedDocuments(app.database)).blocks, { timeout: 50_000 })
      .toBeGreaterThan(2);
    socket.destroy();

    await expect
      .poll(() => storedDocuments(app.database), { timeout: 50_000 })
      .toEqual({ blocks: 0, documents: [] });
  });
});
