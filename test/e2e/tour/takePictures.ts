import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inViews, pictureViews } from '../views.ts';
import type { Stop } from './Stop.ts';

/** The folder of the pictures, from which `scripts/tour.mjs` makes one page. */
const tourFolder = 'test-results/tour';

/** A stop with its pictures, as it stands in the list of a walk. */
interface Picture extends Pick<Stop, 'group' | 'name'> {
  readonly brand: string;
  readonly view: string;
  readonly file: string;
}

/** The pictures of one walk. */
export interface Album {
  readonly take: (page: Page, stop: Stop) => Promise<void>;
  /** Records a part that the walk could not reach, with the reason. */
  readonly miss: (group: string, reason: string) => void;
  readonly close: () => void;
}

/** An album for one walk in one brand; `walk` names its files. Stops whose group and name do not contain `only` are passed by. */
export function openAlbum(brand: string, walk: string, only: string): Album {
  const pictures: Picture[] = [];
  const missed: { readonly group: string; readonly brand: string; readonly reason: string }[] = [];
  const base = `${brand}-${walk}`.replaceAll(/\W+/g, '-');
  mkdirSync(tourFolder, { recursive: true });
  return {
    async take(page, { group, name, kind, fits = () => true }) {
      if (!`${group} ${name}`.toLowerCase().includes(only.toLowerCase())) return;
      await inViews(page, pictureViews.filter(fits), async ({ width, colorScheme }) => {
        await page.evaluate(drawn);
        const file = `${base}-${pictures.length}.jpg`;
        // A part that sticks would stand in the middle of a page scrolled before.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        pictures.push({ group, name, brand, view: `${width} ${colorScheme}`, file });
        await page.screenshot({
          path: `${tourFolder}/${file}`,
          type: 'jpeg',
          quality: 75,
          // A dialog covers the window, not the page behind it.
          fullPage: kind !== 'dialog',
          animations: 'disabled',
        });
      });
    },
    miss: (group, reason) => missed.push({ group, brand, reason }),
    close: () => writeFileSync(`${tourFolder}/${base}.json`, JSON.stringify({ pictures, missed })),
  };
}

/** Runs in the page: waits for the pictures that are seen; each scheme has its own logo. */
async function drawn(): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
