import { type Browser, type Page, test } from '@playwright/test';
import { readFlows } from '../../../src/cli/readFlows.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readForms } from '../../../src/definitions/disk.ts';
import { brandIds, originOf } from '../seeds.ts';
import { signIn } from '../signIn.ts';
import { visitorOnce } from './Stop.ts';
import { type Album, openAlbum } from './takePictures.ts';
import { routePages, startPages, type TourPage } from './tourPages.ts';
import { isWalkable, walkForm } from './walkForm.ts';
import { walkHeader, walkPages, walkStart } from './walkPages.ts';

/** Takes the pictures of `npm run tour`; an unreachable stop is reported and does not stop the tour. */
const { TOUR: only, TOUR_BRANDS: chosen = '' } = process.env;
const brands = chosen === '' ? brandIds.slice(0, 2) : chosen.split(',');

test.setTimeout(1_200_000);

const repository = readForms('.');
const flows = readFlows('.', repository).files.filter(isWalkable);
const isMeant = (...words: readonly string[]) =>
  words.some((word) => word.toLowerCase().includes((only ?? '').toLowerCase()));

for (const brand of brands) {
  const pages = routePages(brand).filter(({ name }) => isMeant(`pages ${name}`));
  const starts = startPages(brand).filter(({ name }) => isMeant(`start ${name}`));

  if (pages.length > 0) {
    test(`${brand}: pages`, async ({ browser }) => {
      await inAlbum(browser, brand, 'pages', async (open, album) => {
        const page = await open();
        await walkPages(
          page,
          brand,
          pages,
          visitorOnce((stop) => album.take(page, stop)),
        );
      });
    });
  }
  if (starts.length > 0) {
    test(`${brand}: start`, async ({ browser }) => {
      await inAlbum(browser, brand, 'start', (open, album) => eachStart(open, album, brand, starts));
    });
  }
  if (isMeant('header')) {
    test(`${brand}: header`, async ({ browser }) => {
      await inAlbum(browser, brand, 'header', async (open, album) => {
        const page = await open();
        await signIn(page, routePages(brand)[0]?.login ?? '', `${originOf(brand)}/`);
        await walkHeader(
          page,
          visitorOnce((stop) => album.take(page, stop)),
        );
      });
    });
  }
  for (const { id } of repository.forms) {
    const wizard = compileFormById(repository, id);
    const ways = flows.filter(({ flow }) => flow.form === id);
    if (wizard === null || ways.length === 0) continue;
    if (!isMeant(id, ...wizard.steps.flatMap(({ route }) => [`${id} ${route}`]))) continue;
    test(`${brand}: ${id}`, async ({ browser }) => {
      await inAlbum(browser, brand, id, async (open, album) => {
        const seen = new Set<string>();
        for (const way of ways) {
          const page = await open();
          const visitor = visitorOnce((stop) => album.take(page, stop), seen);
          const ended = await walkForm(page, brand, way, repository, wizard, visitor).catch(String);
          if (ended !== null) album.miss(id, `${way.flow.flow}: ${ended}`);
          await page.context().close();
        }
      });
    });
  }
}

async function inAlbum(
  browser: Browser,
  brand: string,
  walk: string,
  act: (open: () => Promise<Page>, album: Album) => Promise<void>,
): Promise<void> {
  const album = openAlbum(brand, walk, only ?? '');
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(10_000);
    return context.newPage();
  };
  await act(open, album).catch((error: unknown) => album.miss(walk, String(error)));
  album.close();
}

async function eachStart(
  open: () => Promise<Page>,
  album: Album,
  brand: string,
  starts: readonly TourPage[],
): Promise<void> {
  for (const start of starts) {
    const page = await open();
    const visitor = visitorOnce((stop) => album.take(page, stop));
    await walkStart(page, brand, start, visitor).catch((error: unknown) =>
      album.miss('start', `${start.name}: ${String(error)}`),
    );
    await page.context().close();
  }
}
