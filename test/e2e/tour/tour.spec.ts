import { test } from '../portalTest.ts';
import { brandIds } from '../seeds.ts';
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
