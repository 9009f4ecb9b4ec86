import { describe, expect, it } from 'vitest';
import { contentRoutes } from '../../src/backend/content/contentRoutes.ts';
import { contentSecurityPolicy } from '../../src/backend/http/contentSecurityPolicy.ts';
import { type Brand, neutralBrand } from '../../src/brand/index.ts';
import { loadEntries } from '../../src/content/index.ts';
import { openContentService } from './contentService.ts';

const query = { contentType: 'news', order: 'fields.title' };
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields });
const asset = (id: string, title: unknown) => ({ sys: { id, type: 'Asset' }, fields: { title } });

async function load(answer: (url: URL) => unknown) {
  const service = await openContentService(answer);
  try {
    return { ...(await loadEntries(service.source, query)), requests: service.requests };
  } finally {
    service.close();
  }
}

it('BRAND-014 content comes from a service on another origin, which the policy of the page allows', async () => {
  const service = await openContentService(() => ({ items: [entry('one', { title: 'Neues' })], total: 1 }));
  const { source, requests } = service;
  const brand: Brand = { ...neutralBrand, id: 'x', content: source.settings };

  const { entries } = await loadEntries(source, query);
  service.close();

  expect(entries).toEqual([{ id: 'one', title: 'Neues' }]);
  const [{ url, token } = { url: new URL('http://nobody'), token: '' }] = requests;
  expect([url.pathname, token]).toEqual(['/spaces/kunden/environments/master/entries', 'Bearer oeffentlich']);
  const [, allowed = ''] = /connect-src ([^;]+)/.exec(contentSecurityPolicy(brand, 'n', [])) ?? [];
  expect(allowed.split(' ')).toContain(url.origin);
});

it('BRAND-014 the embedded service is read in the same way, with all that its entries link to', async () => {
  const routes = contentRoutes({ space: 'kunden', accessToken: 'oeffentlich', findSite: () => null });
  const headers = { authorization: 'Bearer oeffentlich' };
  const service = await openContentService(async ({ pathname, search }) =>
    (await routes.request(`http://portal/cms${pathname}${search}`, { headers })).text(),
  );
  const types = new Map<string, string>([
    ['news', '-sys.updatedAt'],
    ['blog', '-fields.creationTime'],
    ['bubbleHelp', 'fields.key'],
    ['faqCategory', 'fields.order'],
    ['claimDocuments', 'fields.order'],
    ['tariffConditions', 'sys.createdAt'],
  ]);
  for (const [contentType, order] of types) {
    const { entries, lost } = await loadEntries(service.source, { contentType, order });

    expect([contentType, entries.length > 0, lost]).toEqual([contentType, true, 0]);
    expect(JSON.stringify(entries)).not.toContain('"linkType":"Asset"');
  }
  service.close();
});

describe('answers of several pages', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => entry(`e${at}`, { at }));
  /** A service with `count` entries that sends at most `most` of them at once. */
  const pages =
    (count: number, most: number, total: unknown = count) =>
    ({ searchParams }: URL) => {
      const skip = Number(searchParams.get('skip') ?? 0);
      const limit = Math.min(most, Number(searchParams.get('limit')));
      return { items: numbered(count).slice(skip, skip + limit), skip, limit, total };
    };

  it.each<readonly [string, (url: URL) => unknown, number, number, number]>([
    ['250 entries', pages(250, 1000), 250, 0, 3],
    ['a service with a limit of 40', pages(100, 40), 100, 0, 3],
    ['a total written as text', pages(130, 100, '130'), 130, 0, 2],
    ['no total', pages(130, 100, null), 130, 0, 2],
    ['a service that ignores "skip"', () => ({ items: numbered(100), total: 300 }), 100, 200, 2],
    ['more entries than are loaded', pages(1200, 1000), 1000, 200, 10],
    ['a service that sends one at once', pages(100, 1), 30, 70, 30],
    ['a total that nothing follows', pages(3, 100, 5), 3, 2, 2],
  ])('%s', async (_, answer, count, missing, requestCount) => {
    const { entries, lost, requests } = await load(answer);

    expect([entries.length, lost, requests.length]).toEqual([count, missing, requestCount]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
  });

  it('an entry links to entries of another page', async () => {
    const all = [...numbered(100), entry('last', { to: link('Entry', 'e3') })];
    const { entries } = await load(({ searchParams }) => ({
      items: all.slice(Number(searchParams.get('skip') ?? 0)).slice(0, 100),
      total: 101,
    }));

    expect(entries.at(-1)).toMatchObject({ to: { sys: { id: 'e3' }, fields: { at: 3 } } });
  });
});

describe('answers in other shapes', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['a single entry', { items: entry('a', { title: 'da' }) }, [{ id: 'a', title: 'da' }]],
    ['a bare list', [entry('a', { title: 'da' })], [{ id: 'a', title: 'da' }]],
    ['more members', { items: [{ ...entry('a', {}), metadata: {} }], sys: 7, x: 1 }, [{ id: 'a' }]],
    [
      'a value for each language',
      { items: [entry('a', { title: { en: 'there', de: 'da' }, order: { 'de-DE': 2 } })] },
      [{ id: 'a', title: 'da', order: 2 }],
    ],
    [
      'values of linked assets for each language',
      {
        items: [entry('a', { media: { de: link('Asset', 'f') } })],
        includes: { Asset: [asset('f', { de: 'Datei' })] },
      },
      [{ id: 'a', media: { sys: expect.anything(), fields: { title: 'Datei' } } }],
    ],
    [
      'no includes',
      { items: [entry('a', { media: link('Asset', 'f') })] },
      [{ id: 'a', media: link('Asset', 'f') }],
    ],
    [
      'includes that are none',
      { items: [entry('a', { media: link('Asset', 'f') })], includes: { Asset: null, Entry: [null, 7] } },
      [{ id: 'a', media: link('Asset', 'f') }],
    ],
    [
      'links to what is not published',
      {
        items: [entry('a', { media: link('Asset', 'f'), entries: [link('Entry', 'g'), link('Entry', 'a')] })],
        errors: ['f', 'g'].map((id) => ({
          sys: { id: 'notResolvable', type: 'error' },
          details: { type: 'Link', linkType: id === 'f' ? 'Asset' : 'Entry', id },
        })),
      },
      [{ id: 'a', entries: [expect.objectContaining({ sys: { id: 'a', type: 'Entry' } })] }],
    ],
    [
      'a link to another space',
      {
        items: [
          entry('a', {
            to: {
              sys: {
                type: 'ResourceLink',
                linkType: 'Contentful:Entry',
                urn: 'crn:contentful:::content:spaces/s/entries/b',
              },
            },
          }),
          entry('b', { title: 'da' }),
        ],
      },
      [
        { id: 'a', to: { sys: { id: 'b', type: 'Entry' }, fields: { title: 'da' } } },
        { id: 'b', title: 'da' },
      ],
    ],
  ])('%s', async (_, answer, expected) => {
    expect((await load(() => answer)).entries).toEqual(expected);
  });

  it('an answer from elsewhere is a failure', async () => {
    const moved = load((url) => (url.pathname === '/' ? { items: [] } : new URL('/', url)));

    await expect(moved).rejects.toMatchObject({ name: 'Error', message: 'No answer to news' });
  });

  it('an answer of more than 8 MB is a failure', async () => {
    const answer = { items: [entry('a', { title: 'x'.repeat(9_000_000) })] };

    await expect(load(() => answer)).rejects.toMatchObject({ message: 'No answer to news' });
  });

  it('entries without fields count as missing', async () => {
    const answer = { items: [null, 7, {}, { sys: { id: 'a' } }, entry('b', {})], total: 5 };

    expect(await load(() => answer)).toMatchObject({ entries: [{ id: 'b' }], lost: 4 });
  });

  it('entries that link to each other are read without an end', async () => {
    const answer = {
      items: [entry('a', { to: link('Entry', 'b') }), entry('b', { to: link('Entry', 'a') })],
    };
    const { entries } = await load(() => answer);

    expect(JSON.stringify(entries).length).toBeLessThan(2000);
  });

  it.each(['', 'null', '7', '"ok"', '{}', '{"items":7}', '<html></html>', '{"sys":{"type":"Error"}}'])(
    'the body %j is a failure, not an empty list',
    async (body) => {
      await expect(load(() => body)).rejects.toMatchObject({ kind: 'passing' });
    },
  );
});
