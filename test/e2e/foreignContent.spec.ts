import type { Page } from '@playwright/test';
import { shippedBrands } from '../brand/shippedBrands.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { type ForeignService, openForeignService } from './foreignService.ts';
import { expect, test as portalTest } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { type OwnPortal, startPortalWith } from './startPortalWith.ts';

/** A content service of others, and a portal whose brand names it. */
const test = portalTest.extend<object, { readonly foreign: ForeignService & OwnPortal }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const service = await openForeignService();
      const [brand] = shippedBrands().filter(({ id }) => id === 'lindenau');
      if (brand === undefined) throw new Error('There is no brand lindenau.');
      const { host } = service;
      const content = { space: 'kunden', host, accessToken: 'oeffentlich', mediaHosts: [host] };
      const portal = await startPortalWith({ ...brand, content });
      await provide({ ...service, ...portal });
      portal.end();
      service.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foreign }, provide) => provide(foreign.origin),
});

// One worker, which starts one server for all of them.
test.describe.configure({ mode: 'default' });

const lost = (page: Page, words: string) => page.getByText(`1 ${words} lässt sich gerade nicht anzeigen.`);

/** The pages with content, and what each of them has to show. */
const pages: readonly (readonly [ids: string, path: string, look: (page: Page) => Promise<void>])[] = [
  [
    'SHELL-006 DASH-010',
    '/#news',
    async (page) => {
      const news = page.getByRole('region', { name: 'Neuigkeiten' });
      await expect(news.getByRole('heading', { name: 'Neu für Sie' })).toBeVisible();
      await expect(news.getByText('Zweiter Absatz')).toBeVisible();
      await expect(lost(page, 'Neuigkeit')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sicher durch den Winter' })).toBeVisible();
    },
  ],
  [
    'BLOG-003',
    '/blog?seite=22',
    async (page) => {
      await expect(page.getByText('Seite 22 von 22')).toBeVisible();
      await expect(lost(page, 'Artikel')).toBeVisible();
    },
  ],
  [
    'BLOG-004 BLOG-005',
    '/blog/article/every',
    async (page) => {
      const article = page.getByRole('article');
      await expect(article.getByText('Zuletzt aktualisiert am 21.10.2026')).toBeVisible();
      await expect(article.getByText('Lesezeit 4 Min.')).toBeVisible();
      await expect(article.getByRole('table')).toContainText('Scheinwerfer einstellen');
      for (const tag of ['ol', 'ul', 'blockquote', 'hr', 'sub', 'sup', 's', 'code', 'strong', 'br'])
        await expect(article.locator(tag).first()).toBeAttached();
      await expect(article.getByText('Aus einem unbekannten Baustein')).toBeVisible();
      await expect(article.getByText('nirgends')).toBeVisible();
      await expect(article.getByRole('link', { name: 'nächsten Artikel' })).toHaveAttribute(
        'href',
        '/blog/article/a1',
      );
      await expect(article.getByRole('link', { name: 'Welche Reifen?' })).toHaveAttribute(
        'href',
        '/faq?suche=Welche+Reifen%3F',
      );
      for (const name of ['Verkehrswacht', 'Merkblatt']) {
        const beside = article.getByRole('link', { name: `${name} (öffnet in einem neuen Tab)` });
        await expect(beside).toHaveAttribute('target', '_blank');
        await expect(beside).toHaveAttribute('rel', /noopener/);
      }
      const pictures = article.locator('img');
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('naturalWidth', 640);
        // Without a size the box is there before the picture.
        const box = await picture.boundingBox();
        expect(Math.round((box?.width ?? 0) / 16)).toBe(Math.round((box?.height ?? 0) / 9));
      }
    },
  ],
  [
    'FAQ-002',
    '/faq',
    async (page) => {
      const answer = page.getByText('Ab Oktober.');
      await expect(answer).toBeAttached();
      if (await answer.isHidden()) await page.getByRole('button', { name: 'Welche Reifen?' }).click();
      await expect(answer).toBeVisible();
      await expect(lost(page, 'Frage')).toBeVisible();
    },
  ],
  [
    'CLI-016 CLI-020',
    '/claims/infoPage',
    async (page) => {
      const form = page.getByRole('link', { name: /^Fragebogen herunterladen/ });
      await expect(form).toHaveAttribute('target', '_blank');
      await expect(form).not.toContainText('KB');
      await expect(lost(page, 'Formular')).toBeVisible();
    },
  ],
  ['CTC-005', '/contact', async (page) => expect(page.getByText('8 bis 18 Uhr')).toBeVisible()],
  ['LEGAL-002', '/imprint', async (page) => expect(page.getByText('Versicherer auf Probe')).toBeVisible()],
  ['LEGAL-005', '/privacy', async (page) => expect(page.getByText('Wir achten darauf.')).toBeVisible()],
  [
    'LEGAL-003',
    '/termsOfUse',
    async (page) => {
      await expect(page.getByRole('region', { name: 'Das Wichtigste in Kürze' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    },
  ],
];

for (const [ids, path, look] of pages)
  test(`${ids} ${path} shows content of a foreign service on phones and on wide screens`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller', path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await look(page);
      await expect(page.getByText(/undefined|NaN|\[object/)).toHaveCount(0);
      await expectAccessible(page);
    }
  });

test('BRAND-014 the policy of the page allows pictures and films of the named hosts alone', async ({
  page,
  foreign,
}) => {
  const response = await page.request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';

  const origin = `http://${foreign.host}`;
  expect(policy).toContain(`img-src 'self' data: ${origin}; media-src ${origin};`);
});

test('SVC-012 BRAND-014 API-050 conditions of a foreign service are listed, and its file is saved', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, customerOf('lindenau'));
  await signInAs('anna.mueller', '/contract/tariffConditions');
  await page.getByRole('radio', { name: 'Bedingungen als Datei' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als PDF herunterladen' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('Bedingungen als Datei.pdf');
});
