import { expect, type Page } from '@playwright/test';
import { narrowDark, wideLight } from '../e2e/views.ts';

/** Two brands of very different colours, one looked at wide and light, one narrow and dark. */
export const looks = [
  { brand: 'lindenau', ...wideLight },
  { brand: 'rotdorn', ...narrowDark },
];

/** Opens the gallery, or one part of it, in the look of a brand. */
export async function openGallery(page: Page, part = '', brand = 'lindenau'): Promise<void> {
  await page.goto(`/?brand=${brand}${part === '' ? '' : `&part=${part}`}`);
  // The whole gallery on one page takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}
