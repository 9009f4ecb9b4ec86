import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** The global object of axe. */
    readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** The rules for axe. Undecided results count as findings. */
export interface AxeQuestion {
  readonly runOnly?: string[];
  /** Rules that are in no group. */
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  /** Rules that it may leave undecided. */
  readonly undecided?: readonly string[];
}

/** Returns the findings of axe on a page without frames. Axe is added once and stays, because adding it takes nearly as long as a run. */
export async function axeFindings(
  page: Page,
  { undecided = [], ...asked }: AxeQuestion = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Axe would fetch style sheets that are still missing, which fails without a connection; none of these rules reads them.
  const options: RunOptions = { ...asked, preload: false, resultTypes: ['violations', 'incomplete'] };
  return page.evaluate(
    async ([how, left]) => {
      // Colours during a transition are no findings. An animation that follows the scroll position never ends.
      const passing = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { violations, incomplete } = await window.axe.run(document, how);
      const rules = [...violations, ...incomplete.filter(({ id }) => !left.includes(id))];
      return rules.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [options, undecided] as const,
  );
}
