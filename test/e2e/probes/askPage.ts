import type { Page } from '@playwright/test';
import { drawnColors } from './drawnColors.ts';

/** Runs a probe that uses `drawnColors` in the page, and returns its findings. */
export async function askPage(
  page: Page,
  probe: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'drawnColors' in window))) await page.evaluate(drawnColors);
  return page.evaluate(probe);
}
