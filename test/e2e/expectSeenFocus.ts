import { expect, type Page } from '@playwright/test';
import { askPage } from './probes/askPage.ts';
import { focusProblems } from './probes/focusProblems.ts';
import { bothViews, inViews, type View } from './views.ts';

/** A3 and A4: wherever the keyboard gets, the focus is seen, on a wide and on a narrow page. */
export async function expectSeenFocus(page: Page, fits: (view: View) => boolean = () => true): Promise<void> {
  const found: string[] = [];
  await inViews(page, bothViews.filter(fits), async ({ width }) => {
    // Browsers draw focus rings only after a key was used.
    await page.keyboard.press('Tab');
    found.push(...(await askPage(page, focusProblems)).map((problem) => `${width} px: ${problem}`));
  });
  expect(found, 'what hides the focus').toEqual([]);
}
