import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '../../../src/brand/index.ts';
import { createSiteFinder } from '../../../src/backend/http/createSiteFinder.ts';
import { findYoungDriverDocument } from '../../../src/backend/content/findYoungDriverDocument.ts';
import { loadTariffConditions } from '../../../src/backend/content/loadTariffConditions.ts';
import { settings } from '../../../src/backend/settings/settings.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { openContentService } from '../../content/contentService.ts';
import { readPdf } from '../fixtures/readPdf.ts';
import { contractOf } from '../fixtures/contractChanges.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, now, testApp, type TestApp, today } from '../fixtures/testApp.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 …');
const rich = (...content: readonly unknown[]) => ({ nodeType: 'document', data: {}, content });
const node = (nodeType: string, ...content: readonly unknown[]) => ({ nodeType, data: {}, content });
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const paragraph = (value: string) => node('paragraph', words(value));
const entry = (id: string, fields: object) => ({ sys: { id, updatedAt: '2026-10-20T22:30:00Z' }, fields });
const media = (url: string, contentType = 'application/pdf') => ({ fields: { file: { url, contentType } } });

let service: Awaited<ReturnType<typeof openContentService>>;
/** What the service answers to questions about entries. */
let items: unknown = [];

beforeAll(async () => {
  service = await openContentService(({ pathname, host }) => {
    if (pathname === '/a.pdf') return pdf;
    if (pathname === '/moved.pdf') return new URL(`http://${host}/a.pdf`);
    if (pathname.endsWith('/assets')) return { items: [media('//files.example/by-title.pdf')] };
    return pathname.endsWith('/entries') ? items : 'no PDF';
  });
});
afterAll(() => service.close());

/** The brand with the foreign service. Another space is another service, whose answers are not known yet. */
function foreignBrand(space: string): Brand {
  const brand = shippedBrands().find(({ id }) => id === 'lindenau');
  if (brand === undefined) throw new Error('There is no such brand');
  return {
    ...brand,
    content: { space, host: service.host, accessToken: 't', mediaHosts: [service.host, 'files.example'] },
  };
}

const callOf = (space: string, moment = now) => ({
  brand: foreignBrand(space),
  origin: 'https://stage.lindenau.example',
  now: moment,
  today,
});

describe('conditions of a foreign content service', () => {
  let spaces = 0;
  let space = '';
  beforeEach(() => {
    space = `s${(spaces += 1)}`;
  });

  it('SVC-012 BRAND-015 API-050 are those of the brand in the environment of the host', async () => {
    items = [entry('a', { title: 'AKB', text: rich(paragraph('Text')) })];

    expect(await loadTariffConditions(callOf(space))).toEqual([
      { id: 'a', title: 'AKB', day: '2026-10-21', blocks: [{ kind: 'paragraph', text: 'Text' }] },
    ]);
    const url = service.requests.at(-1)?.url;
    expect(url?.pathname).toBe(`/spaces/${space}/environments/stage/entries`);
    expect(url?.searchParams.get('content_type')).toBe('tariffConditions');
    expect(url?.searchParams.get('fields.brand[in]')).toBe('all,lindenau');
  });

  it('SVC-012 stand in their order, with a file on a named host or a text; others are left out', async () => {
    items = [
      entry('last', { title: 'ohne Reihenfolge', text: 'Text' }),
      entry('second', { cmsTitle: 'mit Datei', order: 2, media: media('//files.example/a.pdf') }),
      entry('first', { title: 'mit Text', order: 1, media: media('//other.example/a.pdf'), text: 'Text' }),
      entry('elsewhere', { title: 'fremder Host', media: media('//other.example/a.pdf') }),
      entry('inner', { title: 'innerer Host', media: media('//127.0.0.1/a.pdf') }),
      entry('picture', { title: 'Bild', media: media('//files.example/a.jpg', 'image/jpeg') }),
      entry('nameless', { media: media('//files.example/a.pdf') }),
    ];

    expect((await loadTariffConditions(callOf(space))).map(({ id }) => id)).toEqual([
      'first',
      'second',
      'last',
    ]);
  });

  it.each<readonly [string, unknown, string]>([
    ['entries that cannot be read', [entry('a', {})], 'CONTENT_UNREADABLE'],
    ['an answer that is no list', {}, 'CONTENT_SERVICE'],
    ['no answer', '', 'CONTENT_SERVICE'],
  ])('%s are a failure, not an empty list', async (_, answer, reason) => {
    items = answer;

    await expect(loadTariffConditions(callOf(space))).rejects.toThrow(reason);
  });

  it('are asked for once in five minutes, and after a failure soon', async () => {
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const requestCount = async (seconds: number) => {
      const before = service.requests.length;
      await loadTariffConditions(callOf(space, later(seconds))).catch(() => undefined);
      return service.requests.length - before;
    };
    items = {};
    expect([await requestCount(0), await requestCount(9)]).toEqual([1, 0]);
    items = [];
    expect([await requestCount(10), await requestCount(11)]).toEqual([1, 0]);
    expect(await requestCount(10 + settings.content.foreignSeconds)).toBe(1);
  });

  it('SUM-005 API-050 the application for young drivers is its text with a file', async () => {
    items = [
      entry('a', {
        title: 'Antrag',
        text: rich(paragraph('Bitte ausfüllen.')),
        media: media('//files.example/a.pdf'),
      }),
    ];

    expect(await findYoungDriverDocument(callOf(space))).toEqual({
      title: 'Antrag',
      text: 'Bitte ausfüllen.',
      url: 'https://files.example/a.pdf',
    });
    expect(service.requests.at(-1)?.url.searchParams.get('fields.category')).toBe('YOUNG_DRIVER');
  });

  it('SUM-005 API-050 the file of the application is found by its title where the text does not link it', async () => {
    items = [entry('a', { title: 'Antrag', text: 'Bitte ausfüllen.' })];

    expect(await findYoungDriverDocument(callOf(space))).toMatchObject({
      url: 'https://files.example/by-title.pdf',
    });
    const url = service.requests.at(-1)?.url;
    expect([url?.pathname, url?.searchParams.get('fields.title')]).toEqual([
      `/spaces/${space}/environments/stage/assets`,
      'Antrag',
    ]);
  });
});

describe('the page of the conditions', () => {
  let app: TestApp;
  const path = `/api/v1/document/accounts/${idOf('mueller')}/policy`;
  let contract = '';
  beforeAll(async () => {
    const site = createSiteFinder([foreignBrand('page')], () => ({ scheme: 'http', port: 80 }));
    app = await testApp({ findSite: site });
    contract = (await contractOf(app, 'comprehensive-car')).policyNumber;
  }, hookTimeout);
  afterAll(async () => app.close());

  it('SVC-012 BRAND-014 downloads a PDF of the service as it is, draws a text, and refuses what is no PDF', async () => {
    items = [
      entry('file', { title: 'Datei', media: media(`//${service.host}/a.pdf`) }),
      entry('wrong', { title: 'Keine', media: media(`//${service.host}/b.pdf`) }),
      entry('moved', { title: 'Woanders', media: media(`//${service.host}/moved.pdf`) }),
      entry('text', {
        title: 'Text',
        text: rich(
          node('heading-2', words('Kapitel')),
          node('ordered-list', node('list-item', paragraph('eins')), node('list-item', paragraph('zwei'))),
          node('table', node('table-row', node('table-cell', paragraph('Zelle')))),
        ),
      }),
    ];
    const download = async (id: string) =>
      app.call('mueller', 'GET', `${path}/${contract}/tariff-conditions/${id}`);
    const list = await app.call('mueller', 'GET', `${path}/${contract}/tariff-conditions`);

    expect(await list.json()).toEqual([
      { id: 'file', title: 'Datei', fileName: 'Datei.pdf' },
      { id: 'wrong', title: 'Keine', fileName: 'Keine.pdf' },
      { id: 'moved', title: 'Woanders', fileName: 'Woanders.pdf' },
      { id: 'text', title: 'Text', fileName: 'Text.pdf' },
    ]);
    expect(new Uint8Array(await (await download('file')).arrayBuffer())).toEqual(pdf);
    expect((await download('wrong')).status).toBe(503);
    expect((await download('moved')).status).toBe(503);
    expect((await download('gone')).status).toBe(404);
    const drawn = await readPdf(new Uint8Array(await (await download('text')).arrayBuffer()));
    for (const part of ['Kapitel', '1. eins', '2. zwei', 'Zelle'])
      expect(drawn.pages[0]?.text).toContain(part);
  });
});
