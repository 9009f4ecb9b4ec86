import { expect, type Page } from '@playwright/test';
import { chromeInPrint } from './probes/chromeInPrint.ts';

/** S8: on paper there is the page and nothing of the portal around it. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(chromeInPrint);
  await page.emulateMedia({ media: null });
  expect(left, 'what has no place on paper').toEqual([]);
}
