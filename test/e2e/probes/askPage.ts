import type { Page } from '@playwright/test';
import { drawnColors } from './drawnColors.ts';

/** What a probe finds that asks about colours. */
export async function askPage(
  page: Page,
  probe: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'drawnColors' in window))) await page.evaluate(drawnColors);
  return page.evaluate(probe);
}
