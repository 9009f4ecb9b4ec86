import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type OperationCall,
  type FileDownload,
  type Handler,
  refuse,
} from '../../../src/backend/api/OperationCall.ts';
import { createHandlers } from '../../../src/backend/services/createHandlers.ts';
import { readReply } from '../../../src/portal/api/readReply.ts';
import type { Operation } from '../../../src/protocol/index.ts';
import { formWith, storedDocuments } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../fixtures/testApp.ts';
import { testCipher } from '../fixtures/testCipher.ts';

/** No operation of the protocol returns a file yet, so the test replaces the handler of an existing one. */
const operation = {
  id: 'getFile',
  method: 'GET',
  path: '/api/v1/account/accounts/{accountId}',
  says: 'A file.',
  params: Type.Object({}),
  answers: { 200: { says: 'The file.', mediaType: 'application/pdf' } },
} as const satisfies Operation;

let file: FileDownload;
let app: TestApp;
const handle = async ({ account }: OperationCall) =>
  account.account_id === idOf('mueller') ? file : refuse(403, 'DEMO_ACCOUNT');
beforeAll(async () => {
  app = await testApp({
    handlers: {
      ...createHandlers(() => Promise.resolve(null), testCipher),
      getAccount: handle as unknown as Handler<'getAccount'>,
      sendMailContact: handle as unknown as Handler<'sendMailContact'>,
    },
  });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(() => {
  file = { kind: 'file', mediaType: 'application/pdf', name: 'Nachweis.pdf', bytes: new Uint8Array(5000) };
});

const get = (key: string) =>
  app.call(key, 'GET', `/api/v1/account/accounts/${idOf(key)}`, { headers: { 'accept-encoding': 'gzip' } });

it('a file stays the same from the upload through database and response to the portal', async () => {
  const sent = new Uint8Array(400_000).map((_, index) => (index * 7919) % 256);
  sent.set(Buffer.from('%PDF-1.7'));
  const form = formWith(new File([sent], 'a.pdf', { type: 'application/pdf' }));
  await app.call('mueller', 'POST', `/api/v1/document/accounts/${idOf('mueller')}`, { raw: form });
  const { documents } = await storedDocuments(app.database);
  file = { ...file, bytes: new Uint8Array(documents[0]?.content ?? []) };

  const reply = await readReply(operation, await get('mueller'));

  const body = typeof reply === 'string' ? null : reply.body;
  expect(body instanceof Blob && Buffer.from(await body.arrayBuffer()).equals(sent)).toBe(true);
});

it.each(['application/pdf', 'text/plain', 'image/svg+xml'])(
  'answers %s for the folder of downloads, as it is',
  async (mediaType) => {
    file = { ...file, mediaType };
    const { status, headers } = await get('mueller');

    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': mediaType,
      'content-length': '5000',
      'content-disposition': `attachment; filename="Nachweis.pdf"; filename*=UTF-8''Nachweis.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store, no-transform',
    });
    expect(headers.has('content-encoding')).toBe(false);
  },
);

it.each([
  ['Übersicht für Köln.pdf', '_bersicht f_r K_ln.pdf', '%C3%9Cbersicht%20f%C3%BCr%20K%C3%B6ln.pdf'],
  ['a"; filename="b.exe', 'a__ filename__b.exe', 'a%22%3B%20filename%3D%22b.exe'],
  ["a\r\nset-cookie: b*'()", 'a__set-cookie_ b____', 'a%0D%0Aset-cookie%3A%20b%2a%27%28%29'],
])('the name %s is encoded as a file name', async (name, ascii, encoded) => {
  file = { ...file, name };

  expect((await get('mueller')).headers.get('content-disposition')).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  );
});

it('MSG-018 a refused file has a code like every other call', async () => {
  const response = await app.call('demo', 'GET', `/api/v1/account/accounts/${idOf('demo')}`);

  expect(await readReply(operation, response)).toEqual({ status: 403, body: 'DEMO_ACCOUNT' });
});

it('a file is made again for a repeated intent', async () => {
  const send = async () =>
    (
      await app.call('mueller', 'POST', `/api/v1/account/accounts/${idOf('mueller')}/mail/mail-contact`, {
        body: { policyNumber: '2417Y-3.508.126', email: 'anna.mueller@beispiel.de', text: 'Bitte' },
        headers: { 'idempotency-key': 'key-12345' },
      })
    ).arrayBuffer();

  const first = await send();
  expect(first.byteLength).toBe(5000);
  expect(await send()).toEqual(first);
});
