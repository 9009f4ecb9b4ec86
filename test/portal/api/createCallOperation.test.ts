import { takeUnreadable } from '../../../src/portal/api/reportUnreadable.ts';
import { describe, expect, it, vi } from 'vitest';
import { parseResponseBody } from '../../../src/portal/api/parseResponseBody.ts';
import { createCallOperation } from '../../../src/portal/api/createCallOperation.ts';
import type { UploadRequest } from '../../../src/portal/api/sendUpload.ts';
import type { TokenResult, TokenSource } from '../../../src/portal/api/TokenSource.ts';

interface World {
  readonly answers: readonly (Response | 'lost')[];
  readonly first?: TokenResult;
  readonly renewed?: TokenResult;
  /** The answer that arrived before the program. */
  readonly early?: Response;
  /** True: the customer enters the right password when asked. */
  readonly isOwner?: boolean;
}

function worldOf({ answers, first, renewed, early, isOwner = false }: World) {
  const sent: Request[] = [];
  const uploads: UploadRequest[] = [];
  let logins = 0;
  let accepted = 0;
  const tokens: TokenSource = {
    current: () => Promise.resolve(first ?? { kind: 'token', token: 'one' }),
    renew: () => Promise.resolve(renewed ?? { kind: 'token', token: 'two' }),
    accepted: () => {
      accepted += 1;
    },
    toLogin: () => {
      logins += 1;
      return Promise.resolve();
    },
  };
  const send = (request: Request) => {
    const answer = answers[sent.length] ?? 'lost';
    sent.push(request);
    return answer === 'lost' ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
  };
  const sendUpload = (upload: UploadRequest) => {
    const answer = answers[uploads.length] ?? 'lost';
    uploads.push(upload);
    upload.onProgress(upload.body.file.size / 2);
    return answer === 'lost' ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
  };
  const clock = { adjust: () => undefined };
  const failures: string[] = [];
  const call = createCallOperation({
    tokens,
    clock,
    origin: 'https://portal.example',
    send,
    sendUpload,
    takeResponse: () => early ?? null,
    newId: () => `request-${sent.length}`,
    failed: (id) => failures.push(id),
    confirmSignIn: () => Promise.resolve(isOwner),
  });
  return { call, sent, uploads, failures, logins: () => logins, accepted: () => accepted };
}

const path = { accountId: 'A-1' };
const wrongToken = () =>
  new Response('UNAUTHORIZED', { status: 401, headers: { 'www-authenticate': 'Bearer' } });
const entries = () => Response.json([{ type: 'YEAR_END_BUSINESS', value: 'true' }]);

describe('createCallOperation', () => {
  it('AUTH-005 carries the login token to /api/v1 on the own origin', async () => {
    const { call, sent } = worldOf({ answers: [entries()] });

    await call('getApplicationConfiguration', { path });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer one');
    expect(sent[0]?.url).toBe('https://portal.example/api/v1/configuration/accounts/A-1/application');
  });

  it('takes an answer that arrived before the call', async () => {
    const { call, sent, failures } = worldOf({
      answers: [],
      early: new Response('', { status: 503, headers: { 'x-correlation-id': 'early' } }),
    });

    expect(await call('getApplicationConfiguration', { path })).toMatchObject({ status: 503 });
    expect([sent, failures]).toEqual([[], ['early']]);
  });

  it.each([
    ['NCB-018', 'exportNcb', path],
    ['DOC-009', 'downloadDocument', { ...path, policyNumber: 'P-1', documentId: 'D-1' }],
  ] as const)('%s %s has thirty seconds', async (_, operation, ofOperation) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { call } = worldOf({ answers: ['lost'] });

    expect(await call(operation, { path: ofOperation })).toBe('network');
    expect(limit.mock.calls).toEqual([[30_000]]);
    limit.mockRestore();
  });

  it('names each request and its form and step, and reports the request that the server could not answer', async () => {
    const { call, sent, failures } = worldOf({ answers: [entries(), new Response('', { status: 500 })] });

    await call('getApplicationConfiguration', { path, formStep: 'claim-report/summary' });
    await call('getApplicationConfiguration', { path });
    expect(sent.map(({ headers }) => headers.get('x-correlation-id'))).toEqual(['request-0', 'request-1']);
    expect(sent.map(({ headers }) => headers.get('x-form-step'))).toEqual(['claim-report/summary', null]);
    expect(failures).toEqual(['request-1']);
  });

  it('tells the server once which places of answers could not be read, without values', async () => {
    const { call, sent } = worldOf({ answers: [entries(), entries()] });
    takeUnreadable();
    const broken = {
      status: 200,
      body: { accountId: 'a', email: 'b', salutation: 'FRAU', dunningLevel: 'secret' },
    };
    parseResponseBody('getAccount', broken);

    await call('getApplicationConfiguration', { path });
    await call('getApplicationConfiguration', { path });
    expect(sent.map(({ headers }) => headers.get('x-unreadable'))).toEqual([
      'getAccount /dunningLevel',
      null,
    ]);
  });

  it.each([
    ['is repeated once the customer has entered the password', true, { status: 204, body: null }, 2],
    [
      'stays refused when the customer enters no password',
      false,
      { status: 403, body: 'SIGN_IN_TOO_OLD' },
      1,
    ],
  ])('a call that needs a password entered just now %s', async (_, isOwner, reply, requests) => {
    const refused = new Response('SIGN_IN_TOO_OLD', { status: 403 });
    const { call, sent } = worldOf({ answers: [refused, new Response(null, { status: 204 })], isOwner });

    expect(
      await call('changePaymentDetails', { path: { ...path, policyNumber: 'P-1' }, idempotencyKey: 'K-1' }),
    ).toEqual(reply);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(requests).fill('K-1'));
  });

  it('API-026 a form without a body sends none with a GET', async () => {
    const { call, sent } = worldOf({ answers: [new Response(null, { status: 204 })] });

    expect(await call('postponeDeletion', { path, body: null })).toEqual({ status: 204, body: null });
    expect([sent[0]?.method, sent[0]?.body ?? null, sent[0]?.headers.get('content-type')]).toEqual([
      'GET',
      null,
      null,
    ]);
  });

  it('renews once after a 401 about the token and repeats the call', async () => {
    const { call, sent } = worldOf({ answers: [wrongToken(), entries()] });

    expect(await call('getApplicationConfiguration', { path })).toMatchObject({ status: 200 });
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer one', 'Bearer two']);
  });

  it('treats a 401 without challenge as an answer of the call', async () => {
    const { call, sent } = worldOf({ answers: [new Response('WRONG_PASSWORD', { status: 401 })] });

    expect(await call('getAccount', { path })).toEqual({ status: 401, body: 'WRONG_PASSWORD' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the renewal is refused', { answers: [wrongToken()], renewed: { kind: 'refused' } }],
    ['the new token is refused, too', { answers: [wrongToken(), wrongToken()] }],
    ['there is no token to begin with', { answers: [], first: { kind: 'refused' } }],
  ] as const)('AUTH-007 leaves for the login and never answers when %s', async (_, world) => {
    const { call, logins } = worldOf(world);

    const answered = call('getAccount', { path }).then(() => 'answered');
    expect(await Promise.race([answered, settled()])).toBe('nothing');
    expect(logins()).toBe(1);
  });

  it.each([
    ['an answer', [entries()], 1],
    ['a refusal of the call', [new Response('WRONG_PASSWORD', { status: 401 })], 1],
    ['an answer to the renewed token', [wrongToken(), entries()], 1],
    ['no answer', ['lost'], 0],
    ['two refusals of the token', [wrongToken(), wrongToken()], 0],
  ] as const)('takes %s for what it says about the token', async (_, answers, times) => {
    const { call, accepted } = worldOf({ answers });

    await Promise.race([call('getAccount', { path }), settled()]);
    expect(accepted()).toBe(times);
  });

  it('does not log out when the provider cannot be reached', async () => {
    const { call, logins } = worldOf({ answers: [], first: { kind: 'unreachable' } });

    expect(await call('getAccount', { path })).toBe('network');
    expect(logins()).toBe(0);
  });

  it.each([
    ['a lost answer', 'lost'],
    ['a body of the wrong shape', Response.json({ entries: [] })],
    ['broken JSON', new Response('[{', { headers: { 'content-type': 'application/json' } })],
    ['a success the protocol does not know', new Response(null, { status: 204 })],
  ] as const)('counts %s as no answer where one is needed', async (_, answer) => {
    const { call } = worldOf({ answers: [answer] });
    const reply = await call('getApplicationConfiguration', { path });

    expect(parseResponseBody('getApplicationConfiguration', reply)).toBeNull();
  });

  it.each([
    ['text', new Response('DEMO_ACCOUNT', { status: 403 }), 'DEMO_ACCOUNT'],
    ['a text in quotes', new Response(' "DEMO_ACCOUNT"\n', { status: 403 }), 'DEMO_ACCOUNT'],
    ['a text with quotes in it', new Response('x"DEMO_ACCOUNT"', { status: 403 }), 'x"DEMO_ACCOUNT"'],
    ['a JSON string', Response.json('DEMO_ACCOUNT', { status: 403 }), 'DEMO_ACCOUNT'],
    ['a JSON string with spaces', Response.json(' DEMO_ACCOUNT ', { status: 403 }), 'DEMO_ACCOUNT'],
    ['an object', Response.json({ code: 'DEMO_ACCOUNT' }, { status: 403 }), 'DEMO_ACCOUNT'],
    ['an object with a number', Response.json({ code: 7 }, { status: 403 }), 7],
    ['an object without one', Response.json({ reason: 'X' }, { status: 403 }), { reason: 'X' }],
  ] as const)('MSG-018 reads the code of a refusal from %s', async (_, answer, body) => {
    const { call } = worldOf({ answers: [answer] });

    expect(await call('reportClaim', { path, body: {} })).toEqual({ status: 403, body });
  });

  it('sends body, idempotency key and filled headers', async () => {
    const { call, sent } = worldOf({ answers: ['lost'] });

    await call('reportClaim', {
      path,
      body: { a: 1 },
      idempotencyKey: 'key-12345',
      headers: { AsyncChange: true, none: null },
    });
    expect(await sent[0]?.json()).toEqual({ a: 1 });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'idempotency-key': 'key-12345',
      'x-correlation-id': 'request-0',
      asyncchange: 'true',
      'content-type': 'application/json',
    });
    expect(sent[0]?.headers.has('none')).toBe(false);
  });
});

describe('createCallOperation with a file', () => {
  const file = new File(['%PDF-1.7'], 'nachweis.pdf', { type: 'application/pdf' });

  it('API-030 sends it under the name of its part and reports progress, without a limit while bytes are sent', async () => {
    const { call, sent, uploads } = worldOf({ answers: [Response.json({ id: 'D-1' })] });
    const progress: number[] = [];
    const { signal } = new AbortController();

    const reply = await call('uploadDocument', {
      path,
      body: { file },
      idempotencyKey: 'key-12345',
      signal,
      onProgress: (sentBytes) => progress.push(sentBytes),
    });

    expect(reply).toEqual({ status: 200, body: { id: 'D-1' } });
    expect(sent).toEqual([]);
    expect(uploads).toMatchObject([
      {
        url: 'https://portal.example/api/v1/document/accounts/A-1',
        method: 'POST',
        body: { field: 'file', file },
        seconds: 30,
        signal,
      },
    ]);
    expect(Object.fromEntries(uploads[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer one',
      'idempotency-key': 'key-12345',
      'x-correlation-id': 'request-0',
    });
    expect(progress).toEqual([4]);
  });

  it('renews once after a 401 about the token and sends it again', async () => {
    const { call, uploads } = worldOf({ answers: [wrongToken(), Response.json({ id: 'D-1' })] });

    expect(await call('uploadDocument', { path, body: { file } })).toMatchObject({ status: 200 });
    expect(uploads.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer one', 'Bearer two']);
  });

  it.each([
    ['a lost answer', 'lost', 'network'],
    ['an answer without the id', Response.json({}), { status: 200, body: {} }],
    ['a refusal', new Response('TOO_LARGE', { status: 413 }), { status: 413, body: 'TOO_LARGE' }],
  ] as const)('RATE-028 tells %s', async (_, answer, reply) => {
    const { call } = worldOf({ answers: [answer] });

    const told = await call('uploadDocument', { path, body: { file } });

    expect(told).toEqual(reply);
    expect(parseResponseBody('uploadDocument', told)).toBeNull();
  });
});

/** After everything that is already under way, and so after any answer. */
async function settled(): Promise<'nothing'> {
  await new Promise((resolve) => setImmediate(resolve));
  return 'nothing';
}
