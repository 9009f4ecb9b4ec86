import { Type } from '@sinclair/typebox';
import { calls } from 'virtual:calls';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseResponseBody, requireResponseBody } from '../../../src/portal/api/parseResponseBody.ts';
import { addKnownEnd } from '../../../src/portal/api/addKnownEnd.ts';
import { readReply } from '../../../src/portal/api/readReply.ts';
import { buildHttpRequest } from '../../../src/portal/api/buildHttpRequest.ts';
import type {
  SuccessBody,
  OperationResponse,
  Operation,
  OperationRequest,
} from '../../../src/protocol/index.ts';

/** No operation of the protocol answers a file yet. */
const getPass = {
  id: 'getPass',
  method: 'GET',
  path: '/api/v1/wallet/pass',
  says: 'A pass.',
  params: Type.Object({}),
  answers: { 200: { says: 'The pass.', mediaType: 'application/vnd.apple.pkpass' } },
} as const satisfies Operation;
const bytes = new Uint8Array([0, 255, 13, 10, 195]);
const typed = (type: string) => new Response(bytes, { headers: { 'content-type': type } });

it('reads a file as the bytes that were sent', async () => {
  const reply = await readReply(getPass, typed('application/vnd.apple.pkpass; charset=binary'));

  expect(reply).toMatchObject({ status: 200, body: expect.any(Blob) });
  const body = typeof reply === 'string' ? null : reply.body;
  expect(body instanceof Blob && new Uint8Array(await body.arrayBuffer())).toEqual(bytes);
});

it.each(['application/json', 'text/html', ''])('takes no %s for the file', async (type) => {
  expect(await readReply(getPass, typed(type))).toBe('unreadable');
});

it.each([
  ['application/octet-stream', '%PDF-1.7', 'downloadDocument', 'application/pdf'],
  ['text/html', '%PDF-1.4', 'exportNcb', 'application/pdf'],
  ['application/zip', 'PK\u0003\u0004', 'getAppleCard', 'application/vnd.apple.pkpass'],
  ['', 'PK\u0003\u0004', 'getAppleCard', 'application/vnd.apple.pkpass'],
] as const)(
  'SVC-020 API-044 a file of the type "%s" that begins with %j is the answer to %s',
  async (type, content, operation, mediaType) => {
    const reply = await readReply(
      calls[operation],
      new Response(content, { headers: { 'content-type': type } }),
    );
    const body = typeof reply === 'string' ? null : reply.body;

    expect(body instanceof Blob && [body.type, await body.text()]).toEqual([mediaType, content]);
  },
);

const json = { headers: { 'content-type': 'application/json' } };

it.each<readonly [string, Response, unknown]>([
  ['no body', new Response(null, { status: 204 }), { status: 204, body: null }],
  ['a body of another shape', Response.json({ no: 'id' }), { status: 200, body: { no: 'id' } }],
  ['a status the protocol does not name', new Response('', { status: 299 }), { status: 299, body: null }],
  [
    'texts with invisible characters',
    Response.json({ name: '\u202eAnna\u00a0Ko\u0308ln\u200b', lines: ['a\r\nb'], age: 7 }),
    { status: 200, body: { name: 'Anna Köln', lines: ['a\nb'], age: 7 } },
  ],
  ['JSON that cannot be parsed', new Response('{"id', json), { status: 200, body: '{"id' }],
])('takes a success with %s for a success: whoever reads the body judges it', async (_, response, reply) => {
  expect(await readReply(calls.uploadDocument, response)).toEqual(reply);
});

it('is no answer when the protocol promises another body', () => {
  const reply = { status: 200, body: { no: 'id' } };

  expect(parseResponseBody('getAccount', reply)).toBeNull();
  expect(() => requireResponseBody('getAccount', reply)).toThrow('No answer to getAccount');
});

it('MSG-018 reads the code of a refusal when a file was requested', async () => {
  const refusal = new Response('DEMO_ACCOUNT', { status: 403, headers: { 'content-type': 'text/plain' } });

  expect(await readReply(getPass, refusal)).toEqual({ status: 403, body: 'DEMO_ACCOUNT' });
});

it('accepts the file, or the text of a refusal', () => {
  const { headers } = buildHttpRequest(
    getPass,
    {},
    { origin: 'https://portal.example', id: '1', token: 'one' },
  );

  expect(headers.get('accept')).toBe('application/vnd.apple.pkpass, text/plain');
});

it('has types for files', () => {
  expectTypeOf<SuccessBody<(typeof getPass)['answers']>>().toEqualTypeOf<Blob>();
  expectTypeOf<OperationResponse<'uploadDocument'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<OperationRequest<'uploadDocument'>>().toEqualTypeOf<Readonly<Record<'file', File>>>();
});

it.each([
  ['seconds from the time of the server', '90', '2026-11-21T11:01:30.000Z'],
  ['a moment', 'Sat, 21 Nov 2026 11:30:00 GMT', '2026-11-21T11:30:00.000Z'],
  ['words', 'soon', undefined],
  ['nothing', null, undefined],
])('says when to try again: %s', async (_, after, until) => {
  const headers = new Headers({ date: 'Sat, 21 Nov 2026 11:00:00 GMT' });
  if (after !== null) headers.set('retry-after', after);
  const reply = await readReply(getPass, new Response('DOWNTIME', { status: 503, headers }));

  expect(reply).toEqual({ status: 503, body: 'DOWNTIME', ...(until === undefined ? {} : { until }) });
});

describe('an answer of a service that is down', () => {
  const end = () => new Date('2026-11-22T22:30:00Z');

  it.each([
    ['gets the end of announced maintenance', { status: 503, body: null }, '2026-11-22T22:30:00.000Z'],
    [
      'keeps what it says itself',
      { status: 503, body: null, until: '2026-11-22T21:00:00Z' },
      '2026-11-22T21:00:00Z',
    ],
    ['gets nothing where something else went wrong', { status: 500, body: null }, undefined],
  ] as const)('%s', (_, reply, until) => {
    expect(addKnownEnd(reply, end)).toEqual({ ...reply, ...(until === undefined ? {} : { until }) });
  });
});

it.each([
  ['/claims/reports/c-1', { receipt: '/claims/reports/c-1' }],
  ['//foreign.example/c-1', {}],
  ['https://foreign.example/c-1', {}],
  [42, {}],
])('reads the receipt %j of a refusal only as an address of the portal', async (receipt, read) => {
  const refusal = Response.json({ code: 'DRAFT_SENT', receipt }, { status: 409 });
  expect(await readReply(calls.reportClaim, refusal)).toEqual({ status: 409, body: 'DRAFT_SENT', ...read });
});
