import type { Page } from '@playwright/test';
import { overflowProblems } from '../probes/overflowProblems.ts';
import { wordProblems } from '../probes/wordProblems.ts';

/** Returns what no page may have at any time, as sentences. */
export async function findPageProblems(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(overflowProblems)),
    ...(await page.evaluate(wordProblems)),
    ...(await page.evaluate(headingProblems)),
  ];
}

/** Runs in the page: it has one heading of the first level, and a name that tells it from other pages. */
function headingProblems(): readonly string[] {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} headings of the first level`]),
    ...(headings.some((heading) => heading.textContent === '') ? ['has an empty heading'] : []),
    ...(document.title === '' ? ['has no title'] : []),
  ];
}
