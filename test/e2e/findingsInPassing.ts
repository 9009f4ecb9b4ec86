import type { Page } from '@playwright/test';
import { shortForms } from '../shortForms.ts';
import { askPage } from './probes/askPage.ts';
import { chromeInPrint } from './probes/chromeInPrint.ts';
import { colorProblems } from './probes/colorProblems.ts';
import { edgeProblems } from './probes/edgeProblems.ts';
import { focusProblems } from './probes/focusProblems.ts';
import { shortFormProblems } from './probes/shortFormProblems.ts';
import { wordProblems } from './probes/wordProblems.ts';

/** Every look that takes no more than some tenths of a second, for pages and steps that others only pass; leaves all as it was. */
export async function findingsInPassing(page: Page): Promise<readonly string[]> {
  const found = [
    ...(await page.evaluate(wordProblems)),
    ...(await page.evaluate(shortFormProblems, shortForms)),
    ...(await askPage(page, colorProblems)),
  ];
  // Browsers draw focus rings only after a key was used.
  await page.keyboard.press('Shift');
  found.push(...(await askPage(page, focusProblems)));

  for (const [media, probe] of [
    [{ contrast: 'more' }, colorProblems],
    [{ contrast: 'no-preference', forcedColors: 'active' }, edgeProblems],
    [{ forcedColors: 'none', media: 'print' }, chromeInPrint],
  ] as const) {
    await page.emulateMedia(media);
    const seen = await askPage(page, probe);
    found.push(...seen.map((problem) => `${JSON.stringify(media)}: ${problem}`));
  }
  await page.emulateMedia({ media: null });
  return found;
}
