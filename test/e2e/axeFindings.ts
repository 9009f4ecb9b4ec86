import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** What axe leaves on a page it was added to. */
    readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

type ResultKind = 'violations' | 'incomplete';

/** Rules of axe, and which of its results count. */
export interface AxeQuestion {
  readonly runOnly?: string[];
  /** Rules that belong to no group, or are experiments of axe. */
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly resultTypes: ResultKind[];
}

/** What axe finds on a page without frames. Axe is added once and stays: adding it takes nearly as long as a run. */
export async function axeFindings(page: Page, question: AxeQuestion): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (options) => {
    // Colours on their way to others are nobody's finding.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const results = await window.axe.run(document, options);
    const rules = options.resultTypes.flatMap((kind) => results[kind]);
    return rules.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, question);
}
