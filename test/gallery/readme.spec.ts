import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { openGallery } from './openGallery.ts';

/** The pictures of `src/ui/README.md`: `npm run gallery -- --readme`. */
test.describe('pictures', () => {
  test.skip(process.env['PICTURES'] === undefined, 'only on request');

  test('buttons and choices', async ({ page }) => {
    await openGallery(page, 'ui', 'lindenau');
    await take(page, 'ui-choices', ['ui/buttons', 'ui/choices']);
  });

  test('boxes and messages, in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openGallery(page, 'ui', 'rotdorn');
    await take(page, 'ui-messages', ['ui/boxes', 'ui/messages']);
  });
});

/** Takes one picture of sections that follow each other. */
async function take(page: Page, name: string, sections: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Two summaries of errors took the focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const margin = 24;
  const boxes = await Promise.all(
    sections.map((section) => page.locator(`[data-showcase="${section}"]`).boundingBox()),
  );
  const [first, last] = [boxes.at(0), boxes.at(-1)];
  expect(first && last, 'sections to take').toBeTruthy();
  if (!first || !last) return;
  const top = (await page.evaluate(() => window.scrollY)) + first.y;
  await page.screenshot({
    path: fileURLToPath(new URL(`../snapshots/pictures/${name}.png`, import.meta.url)),
    clip: {
      x: first.x - margin,
      y: top - margin,
      width: first.width + 2 * margin,
      height: last.y + last.height - first.y + 2 * margin,
    },
    fullPage: true,
    animations: 'disabled',
  });
}
