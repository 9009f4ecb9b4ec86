import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageRoutes } from '../../../src/domain/pageRoutes.ts';
import { goTo } from '../goTo.ts';
import { expect, test } from '../portalTest.ts';
import { brandIds, customerOf, originOf } from '../seeds.ts';
import { signIn } from '../signIn.ts';
import { bothViews, matrixViews } from '../views.ts';
import { probeStop } from './probeStop.ts';
import { visitorOnce } from './Stop.ts';
import { routePages, startPages } from './tourPages.ts';
import { walkHeader, walkPages, walkStart } from './walkPages.ts';

const isDeep = process.env['DEEP'] !== undefined;
const views = isDeep ? matrixViews : bothViews;

test.skip(process.env['TOUR'] !== undefined, 'pictures are being taken');
test.use({
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
  refusals: [403, 500],
  allowed: ['net::ERR_FAILED', 'net::ERR_INTERNET_DISCONNECTED'],
});
test.setTimeout(isDeep ? 900_000 : 120_000);

for (const brand of isDeep ? brandIds : brandIds.slice(0, 1)) {
  const pages = routePages(brand);
  const half = Math.ceil(pages.length / 2);
  for (const part of [pages.slice(0, half), pages.slice(half)]) {
    test(`${brand}: every page from ${part[0]?.path} on`, async ({ page }) => {
      await walkPages(
        page,
        brand,
        part,
        visitorOnce((stop) => probeStop(page, stop, views)),
      );
    });
  }

  for (const start of startPages(brand)) {
    test(`${brand}: ${start.name}`, async ({ page }) => {
      await walkStart(
        page,
        brand,
        start,
        visitorOnce((stop) => probeStop(page, stop, views)),
      );
    });
  }

  test(`SHELL-037 ${brand}: what the header opens`, async ({ page }) => {
    const [first] = pages;
    if (first === undefined) throw new Error(`${brand} has no pages`);
    await signIn(page, first.login, '/');
    await walkHeader(
      page,
      visitorOnce((stop) => probeStop(page, stop, views)),
    );
  });
}

test('BRAND-001 brands differ in names, phones and addresses alone', async ({ page, browser }) => {
  const [one = '', two = ''] = brandIds;
  const other = await browser.newPage();
  const login = customerOf(one).login ?? '';
  // The same customer at both: what says that the contracts belong elsewhere is left out.
  await other.route('**/api/v1/policy/accounts/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readonly detectedBrands?: unknown };
    await route.fulfill({ response, json: { ...body, detectedBrands: [] } });
  });
  await signIn(page, login, `${originOf(one)}/`);
  await signIn(other, login, `${originOf(two)}/`);

  for (const path of pageRoutes) {
    await goTo(page, path);
    await goTo(other, path);
    const said = await snapshotWithout(page, one);
    await expect.poll(() => snapshotWithout(other, two), path).toBe(said);
  }
  await other.close();
});

/** The page as it is read out, with everything that stands in the record of its brand left open. */
async function snapshotWithout(page: Page, brand: string): Promise<string> {
  const record = readFileSync(`brands/${brand}/brand.json`, 'utf8');
  const { name, contact, footer } = JSON.parse(record) as Record<'name' | 'contact' | 'footer', unknown>;
  const values = [contact, footer, { name }]
    .flatMap((part) => Object.values(part as Readonly<Record<string, unknown>>))
    .filter((value) => typeof value === 'string');
  const snapshot = await page.locator('body').ariaSnapshot();
  return values.reduce(
    (text, value) => text.replaceAll(value, '·').replaceAll(value.replaceAll(' ', ''), '·'),
    snapshot,
  );
}
