import type { Page } from '@playwright/test';
import { axeFindings } from '../e2e/axeFindings.ts';
import { allRules } from '../e2e/expectAccessible.ts';

/**
 * Returns the findings of axe in the showcases of a page, each alone with the heading, because the cost of axe grows with the square of a
 * page.
 */
export async function findingsInShowcases(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await eachShowcase(page, async () => void found.push(...(await axeFindings(page, allRules))));
  return found;
}

/** Shows one showcase after the other alone on the page, and all of them again. */
export async function eachShowcase(page: Page, look: () => Promise<void>): Promise<void> {
  const all = await page.evaluateHandle(() => [...document.querySelectorAll('[data-showcase]')]);
  const count = await all.evaluate((showcases) => showcases.length);
  const home = await page.evaluateHandle(() => document.querySelector('[data-showcase]')?.parentElement);
  for (let at = 0; at < count; at += 1) {
    await all.evaluate(
      (showcases, [main, index]) => {
        for (const showcase of showcases) showcase.remove();
        main?.append(...showcases.slice(index, index + 1));
      },
      [home, at] as const,
    );
    await look();
  }
  await all.evaluate((showcases, main) => main?.append(...showcases), home);
  await Promise.all([all.dispose(), home.dispose()]);
}
