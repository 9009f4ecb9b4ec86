import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    /** What axe leaves on a page it was added to. */
    readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe finds in the showcases of a page, each alone with the heading: the cost of axe grows with the square of a page. */
export async function axeFindings(page: Page, tags: readonly string[]): Promise<readonly string[]> {
  await page.addScriptTag({ path: axe });
  const found: string[] = [];
  await eachShowcase(page, async () => {
    found.push(
      ...(await page.evaluate(
        async (runOnly) => {
          const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
          return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        },
        [...tags],
      )),
    );
  });
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
