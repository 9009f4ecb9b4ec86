import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFileContent } from '../../src/backend/api/checkFileContent.ts';
import { contentRoutes } from '../../src/backend/content/contentRoutes.ts';
import { analyticsRoute } from '../../src/backend/monitoring/analyticsRoute.ts';
import { settings } from '../../src/backend/settings/settings.ts';
import { operations } from '../../src/protocol/index.ts';
import { findTestSite } from './fixtures/findTestSite.ts';
import { hookTimeout } from './fixtures/hookTimeout.ts';
import { requests } from './fixtures/requests.ts';
import { idOf, type TestApp, testApp } from './fixtures/testApp.ts';
import { measureProcessorTime } from './fixtures/measureProcessorTime.ts';

/** Machines differ in what they do quickly, and others use the same memory. */
const slack = 2;
/** Milliseconds of the processor that the costliest request may take, with the embedded database in the same thread. */
const ceilings = { stranger: 20 * slack, customer: 100 * slack } as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    mounted: (routes) =>
      routes
        .route('/', contentRoutes({ space: 'portal', accessToken: 'public', findSite: findTestSite }))
        .route(
          '/',
          analyticsRoute(() => undefined),
        ),
  });
  await content('entries?limit=1');
}, hookTimeout);
afterAll(() => app.close());

const content = (query: string) =>
  app.call(null, 'GET', `/cms/spaces/portal/environments/master/${query}`, {
    headers: { authorization: 'Bearer public' },
  });
const orders = ['fields.nothing', 'fields.nothing', 'fields.nothing', 'sys.id'];
const conditions = (one: string) =>
  Array.from({ length: settings.content.conditionsMax - 3 }, () => one).join('&');

/** The costliest requests of strangers. */
const ofStrangers: readonly (readonly [string, () => Promise<Response>])[] = [
  ['all entries with all links', () => content('entries?limit=1000&include=10')],
  ['entries in the longest order', () => content(`entries?limit=1000&order=${orders.join(',')}`)],
  [
    'entries with too many fields to order by',
    () => content(`entries?order=${'fields.no,'.repeat(1600)}sys.id`),
  ],
  ['a search for a text that no entry has', () => content(`entries?query=${'e'.repeat(900)}`)],
  ['a search by many conditions', () => content(`entries?${conditions('sys.id[match]=zzzz')}`)],
  ['the description of all calls', () => app.call(null, 'GET', '/api/v1/openapi.json')],
  [
    'a call without a token',
    () => app.call(null, 'POST', operations.reportClaim.path, { raw: '['.repeat(250_000) }),
  ],
  ['a call with a long token', () => app.call('a'.repeat(15_000), 'GET', operations.getAccount.path)],
  ['a record of use', () => app.call(null, 'POST', '/analytics/records', { raw: '{"kind":'.repeat(120) })],
  ['an unknown path', () => app.call(null, 'GET', `/${'a/'.repeat(7000)}`)],
];

const send = (id: 'reportClaim' | 'changePolicy' | 'putDraft' | 'getPolicies', raw?: string) => {
  const { method, path } = operations[id];
  const filled = path
    .replace('{accountId}', idOf('mueller'))
    .replace(/\{policy(?:Number|Id)\}/, '2417Y-3.508.126');
  return app.call('mueller', method, filled, raw === undefined ? {} : { raw });
};
const most = settings.http.jsonMaxBytes - 1000;
const claim = (member: string) => `{${JSON.stringify(requests['reportClaim']).slice(1, -1)},${member}}`;

/** The costliest requests of customers. Papers are drawn in a thread of their own. */
const ofCustomers: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['all contracts', () => send('getPolicies')],
  [
    'a claim with the longest answer',
    () => send('reportClaim', claim(`"answers":"${'ä'.repeat(most / 2 - 2000)}"`)),
  ],
  [
    'a claim with many answers',
    () => send('reportClaim', claim(`"answers":[${'{},'.repeat(most / 3 - 2000)}{}]`)),
  ],
  ['a body that is nested too deep', () => send('reportClaim', '['.repeat(most))],
  ['a body of numbers', () => send('changePolicy', `[${'1e9,'.repeat(most / 4)}1]`)],
  ['a photo of fill bytes', () => readFile(Buffer.alloc(9_900_000, 0xff))],
  ['a photo of empty segments', () => readFile(Buffer.alloc(9_900_000, Buffer.from([0xff, 0xe2, 0, 2])))],
  [
    'a photo of empty segments with fill bytes',
    () => readFile(Buffer.alloc(9_900_000, Buffer.from([0xff, 0xff, 0xff, 0xe2, 0, 2]))),
  ],
];

/** Reads a photo as an upload does, in pieces of 64 KiB. A photo that is refused costs as much as it took until then. */
async function readFile(photo: Buffer): Promise<void> {
  photo.set([0xff, 0xd8, 0xff]);
  async function* inPieces() {
    for (let at = 0; at < photo.length; at += 65_536) yield photo.subarray(at, at + 65_536);
  }
  try {
    const { content } = await checkFileContent(inPieces(), ['image/jpeg']);
    for await (const _ of content);
  } catch {
    // No photo.
  }
}

describe('a stranger', () => {
  it.each(ofStrangers)('causes little work by %s', async (_, request) => {
    expect(await measureProcessorTime(request)).toBeLessThan(ceilings.stranger);
  });
});

describe('a customer', () => {
  it.each(ofCustomers)('causes little work by %s', async (_, request) => {
    expect(await measureProcessorTime(request)).toBeLessThan(ceilings.customer);
  });
});
