import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createClient, type Entry, type EntrySkeletonType } from 'contentful';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentRoutes } from '../../../src/backend/content/contentRoutes.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { readPdf } from '../fixtures/readPdf.ts';

const routes = contentRoutes({
  space: 'portal',
  accessToken: 'public',
  findSite: () => ({ host: 'portal.example' }),
});
const base = 'http://localhost/cms/spaces/portal/environments/master';
const headers = { authorization: 'Bearer public' };

interface Page {
  readonly total: number;
  readonly items: { readonly sys: { readonly id: string }; readonly fields: Record<string, unknown> }[];
  readonly includes?: Record<string, { readonly sys: { readonly id: string } }[]>;
}

const get = (path: string) => routes.request(`${base}/${path}`, { headers });
const ask = async (path: string): Promise<Page> => (await (await get(path)).json()) as Page;

const idsOf = (page: Page) => page.items.map((item) => item.sys.id).toSorted();

describe('content service: queries', () => {
  it.each([
    ['content_type=claimDocuments&fields.order=2', ['claim-document-theft']],
    [
      'content_type=claimDocuments&fields.order[ne]=2&fields.order[lte]=3',
      ['claim-document-general', 'claim-document-witness'],
    ],
    ['content_type=claimDocuments&fields.order[gt]=4', ['claim-document-kps']],
    ['content_type=claimDocuments&fields.order[gte]=4&fields.order[lt]=5', ['claim-document-assignment']],
    ['content_type=claimDocuments&fields.kps[exists]=true', ['claim-document-kps']],
    ['content_type=claimDocuments&fields.media.sys.id=form-witness', ['claim-document-witness']],
    ['content_type=news&fields.brand[in]=eskamp,marlau', ['news-eskamp-partners']],
    ['content_type=news&fields.brand[nin]=all,eskamp', ['news-lindenau-service']],
    ['content_type=news&fields.brand[all]=lindenau', ['news-lindenau-service']],
    ['content_type=news&fields.expiryDate[lt]=2026-11-21', ['news-summer-storms']],
    ['content_type=faqEntry&fields.question[match]=STEINSCHLAG', ['faq-glass']],
    ['content_type=blog&query=drahtgitter', ['blog-marten']],
    ['sys.id=terms-of-use', ['terms-of-use']],
    ['sys.id[in]=terms-of-use,imprint-marlau', ['imprint-marlau', 'terms-of-use']],
  ])('%s', async (query, ids) => {
    expect(idsOf(await ask(`entries?${query}`))).toEqual(ids);
  });

  it('API-050 finds conditions of the tariff by their type, general texts by category and assets by title', async () => {
    const [conditions, general, assets] = await Promise.all([
      ask('entries?content_type=tariffConditions&fields.brand=all'),
      ask('entries?content_type=generalText&fields.category=YOUNG_DRIVER'),
      ask('assets?fields.title=Fragebogen zum Diebstahl'),
    ]);

    expect(idsOf(conditions)).toEqual(['conditions-general', 'conditions-no-claims']);
    expect(general.items.map(({ fields }) => fields['category'])).toEqual(['YOUNG_DRIVER']);
    expect(idsOf(assets)).toEqual(['form-theft']);
  });

  it('orders, skips and limits', async () => {
    const page = await ask(
      'entries?content_type=claimDocuments&order=-fields.order&skip=1&limit=2&include=0',
    );

    expect(page.total).toBe(5);
    expect(page.items.map((item) => item.fields['order'])).toEqual([4, 3]);
    expect(page.includes).toBeUndefined();
  });

  it('selects fields', async () => {
    const page = await ask('entries?content_type=news&select=fields.title,sys&limit=1');

    expect(Object.keys(page.items[0]?.fields ?? {})).toEqual(['title']);
  });

  it.each([
    'entries?content_type=news&fields.title[near]=1,2',
    'entries?content_type=news&fields.title[constructor]=x',
    'entries?fields.title=x',
    'entries?links_to_entry=faq-claims',
    'entries?order=title',
    'entries?limit=1001',
    'entries?skip=-1',
    'entries?include=11',
    'entries?content_type=news&fields.expiryDate[exists]=maybe',
    'entries?locale=en-US',
    `entries?order=${Array.from({ length: 5 }, () => 'sys.id').join(',')}`,
    `entries?sys.id[in]=${Array.from({ length: 51 }, () => 'a').join(',')}`,
    `entries?${Array.from({ length: 13 }, () => 'sys.id[ne]=a').join('&')}`,
    `entries?query=${'a'.repeat(1000)}`,
    `assets?order=${'sys.id,'.repeat(1650)}sys.id`,
  ])('refuses %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('returns 401 without the token and 404 for a missing record', async () => {
    expect((await routes.request(`${base}/entries`)).status).toBe(401);
    expect((await get('entries/nothing')).status).toBe(404);
    const elsewhere = 'http://localhost/cms/spaces/portal/environments/other/entries';
    expect((await routes.request(elsewhere, { headers })).status).toBe(404);
  });
});

describe('content service: shipped content', () => {
  it('BRAND-016 API-049 API-051 has an imprint and a deactivated notice for each brand', async () => {
    for (const brand of shippedBrands()) {
      for (const type of ['imprint', 'deactivatedNotice']) {
        const page = await ask(
          `entries?content_type=${type}&fields.brand[in]=all,${brand.realm.toLowerCase()}`,
        );
        expect([brand.id, type, page.total]).toEqual([brand.id, type, 1]);
      }
    }
  });

  it.each(['news', 'bubbleHelp', 'blog'])('API-049 has %s for each brand', async (type) => {
    for (const brand of shippedBrands()) {
      const page = await ask(
        `entries?content_type=${type}&fields.brand[in]=all,${brand.realm.toLowerCase()}`,
      );
      expect([brand.id, page.total > 0]).toEqual([brand.id, true]);
    }
  });

  it('links only to existing records', async () => {
    const page = await ask('entries?include=10&limit=1000');
    const known = new Set(
      [...page.items, ...Object.values(page.includes ?? {}).flat()].map(({ sys }) => sys.id),
    );
    const links = JSON.stringify(page.items).matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g);

    expect([...links].map(([, id]) => id).filter((id) => !known.has(id ?? ''))).toEqual([]);
  });

  it('CLI-019 SUM-005 has claim forms and applications as one tagged page of the stated size', async () => {
    const page = (await ask('assets')) as unknown as {
      items: {
        fields: { title: string; file: { url: string; contentType: string; details: { size: number } } };
      }[];
    };
    const papers = page.items.filter(({ fields }) => fields.file.contentType === 'application/pdf');

    expect(papers).toHaveLength(6);
    for (const { fields } of papers) {
      const answer = await routes.request(`http:${fields.file.url}`);
      const file = new Uint8Array(await answer.arrayBuffer());
      expect(file.length).toBe(fields.file.details.size);
      const pdf = await readPdf(file);
      expect(pdf).toMatchObject({ language: 'de-DE', isTagged: true, pages: [{ covered: [] }] });
      expect(pdf.pages[0]?.text).toContain(fields.title);
      expect(pdf.pages[0]?.text).toContain('Ort, Datum, Unterschrift');
    }
  });
});

describe('content service: the client of the real service reads it', () => {
  let server: Server;
  beforeAll(async () => {
    const listener = getRequestListener(routes.fetch);
    server = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => server.close());

  const clientFor = (environment: string) =>
    createClient({
      space: 'portal',
      environment,
      accessToken: 'public',
      host: `localhost:${(server.address() as AddressInfo).port}`,
      insecure: true,
      basePath: '/cms',
      retryOnError: false,
    });

  it.each(['master', 'stage'])('resolves links between entries in %s', async (environment) => {
    type FaqCategory = EntrySkeletonType<{ title: string; entries: Entry[] }>;

    const page = await clientFor(environment).getEntries({
      content_type: 'faqCategory',
      order: ['fields.order'],
      include: 2,
    } as Parameters<ReturnType<typeof createClient>['getEntries']>[0]);
    const category = page.items[1] as unknown as Entry<FaqCategory>;

    expect(category.fields.title).toBe('Schaden');
    const entries = category.fields.entries as unknown as { fields: { question: string } }[];
    expect(entries[0]?.fields.question).toBe('Wie melde ich einen Schaden?');
  });

  it('CLI-016 resolves the files of the claim forms, one entry by id, an asset and the locales', async () => {
    const client = clientFor('master');

    const page = await client.getEntries({ content_type: 'claimDocuments' });
    const media = page.items[0]?.fields['media'] as unknown as { fields: { file: { url: string } } };
    expect(media.fields.file.url).toMatch(/^\/\/portal\.example\/cms\/files\/.+\.pdf$/);
    expect((await client.getEntry('terms-of-use')).fields['title']).toBe('Nutzungsbedingungen');
    expect((await client.getAsset('form-theft')).fields.title).toBe('Fragebogen zum Diebstahl');
    expect((await client.getLocales()).items[0]?.code).toBe('de');
    await expect(client.getEntry('nothing')).rejects.toThrow('could not be found');
  });
});
