import { afterAll, beforeAll, expect, it } from 'vitest';
import { thirdPartyClaim } from '../../protocol/claims.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const claim = thirdPartyClaim();
const text = JSON.stringify(claim);
const withLocation = (location: string) => text.replace('"Aachener Straße 12, Köln"', location);
const withDate = (date: string) => text.replace('"2026-11-20"', date);

it.each<readonly [string, BodyInit, number, string]>([
  ['nothing', '', 400, 'MALFORMED'],
  ['half a document', text.slice(0, -20), 400, 'MALFORMED'],
  ['words', 'Guten Tag', 400, 'MALFORMED'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, 'MALFORMED'],
  ['NUL', withLocation('"K\\u0000ln"'), 400, 'MALFORMED'],
  ['a lone surrogate', withLocation('"K\\ud800ln"'), 400, 'MALFORMED'],
  ['a lone surrogate in a key', text.replace('{', '{"\\udc00":1,'), 400, 'MALFORMED'],
  ['depth', '['.repeat(30) + ']'.repeat(30), 400, 'MALFORMED'],
  ['depth without end', '['.repeat(120_000), 400, 'MALFORMED'],
  ['much depth', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'MALFORMED'],
  ['300 KiB', withLocation(`"${'a'.repeat(300 * 1024)}"`), 413, 'TOO_LARGE'],
  ['a list', '[]', 400, 'INVALID_REQUEST'],
  ['null', 'null', 400, 'INVALID_REQUEST'],
  ['a number', '42', 400, 'INVALID_REQUEST'],
  ['a prototype', text.replace('{', '{"__proto__":{"demo":false},'), 400, 'INVALID_REQUEST'],
  ['a constructor', text.replace('{', '{"constructor":{},'), 400, 'INVALID_REQUEST'],
  ['a day that does not exist', withDate('"2026-02-30"'), 400, 'INVALID_REQUEST'],
  ['infinity', withDate('"infinity"'), 400, 'INVALID_REQUEST'],
  ['today', withDate('"today"'), 400, 'INVALID_REQUEST'],
  ['a day with a time', withDate('"2026-11-20T00:00:00Z"'), 400, 'INVALID_REQUEST'],
  ['a huge number', text.replace('"id":1', '"id":1e999'), 400, 'INVALID_REQUEST'],
  ['a fraction', text.replace('"id":1', '"id":1.5'), 400, 'INVALID_REQUEST'],
  ['a long text', withLocation(`"${'a'.repeat(501)}"`), 400, 'INVALID_REQUEST'],
])('the server refuses %s and goes on', async (_, raw, status, code) => {
  const response = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, { raw });

  expect([response.status, await response.text()]).toEqual([status, code]);
  expect((await app.call(null, 'GET', '/health')).status).toBe(200);
});

it('the size of a body without Content-Length is counted', async () => {
  const piece = new TextEncoder().encode('a'.repeat(64 * 1024));
  let sent = 0;
  const raw = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
      if (sent > 100) controller.close();
    },
  });
  const request = { raw, headers: {} };

  const response = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, request);

  expect([response.status, await response.text()]).toEqual([413, 'TOO_LARGE']);
  expect(sent).toBeLessThan(10);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'refuses a body of type %s',
  async (type) => {
    const response = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, {
      raw: text,
      headers: { 'content-type': type },
    });

    expect([response.status, await response.text()]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  },
);

it.each([
  ['/api/v1/places', 400],
  ['/api/v1/places?text=', 400],
  ['/api/v1/places?text=Köln&limit=9', 400],
  ['/api/v1/places?text=K%00ln', 400],
  ['/api/v1/places?text=%ED%A0%80', 200],
  [`/api/v1/places?text=${'a'.repeat(101)}`, 400],
  [`/api/v1/places/${'a'.repeat(65)}`, 400],
  ['/api/v1/places/%00', 400],
  ['/api/v1/places/%E0%A4%A', 404],
  ['/api/v1/places/nowhere', 404],
])('GET %s is answered with %i', async (path, status) => {
  expect((await app.call('mueller', 'GET', path)).status).toBe(status);
});

it('an invalid notification id is not found', async () => {
  for (const id of ['1', "'; drop table claims", '%00', 'x'.repeat(65)]) {
    const path = `/api/v1/notification/accounts/${idOf('mueller')}/notifications/${encodeURI(id)}`;

    expect((await app.call('mueller', 'DELETE', path)).status).toBeLessThan(500);
  }
});
