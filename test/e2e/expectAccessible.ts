import { expect, type Page } from '@playwright/test';
import { shortForms } from '../shortForms.ts';
import { axeFindings, type AxeQuestion } from './axeFindings.ts';
import { askPage } from './probes/askPage.ts';
import { bareTextProblems } from './probes/bareTextProblems.ts';
import { colorProblems } from './probes/colorProblems.ts';
import { forwardProblems } from './probes/forwardProblems.ts';
import { motionProblems } from './probes/motionProblems.ts';
import { overflowProblems } from './probes/overflowProblems.ts';
import { structureProblems } from './probes/structureProblems.ts';
import { targetProblems } from './probes/targetProblems.ts';
import { shortFormProblems } from './probes/shortFormProblems.ts';
import { wordProblems } from './probes/wordProblems.ts';
import { bothViews, inViews } from './views.ts';

/** The rules of axe for every page and part. */
export const allRules: AxeQuestion = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // Texts on pictures, gradients and other layers: which colours stand on each other is a table, each pair of which is proven. Headings of a
  // page that changes while axe looks at it: `structureProblems` reads them at one moment. A list of suggestions that an input
  // names before it is drawn.
  undecided: ['color-contrast', 'heading-order', 'aria-valid-attr-value'],
};
/** The probes for pages that the portal does not draw. */
const probesOutside = [overflowProblems, targetProblems, forwardProblems, motionProblems, colorProblems];
/** The probes for parts outside of a page of the portal. */
const probesOfParts = [...probesOutside, bareTextProblems];
const probes = [structureProblems, ...probesOfParts, wordProblems];

/** Expects no findings of axe and of our own probes on the current page, and leaves it unchanged. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page, probes);
  expect(await page.evaluate(shortFormProblems, shortForms), 'what nobody explains').toEqual([]);
}

/** The same of pages with a frame of their own: those of the login, and the one about accessibility. */
export async function expectAccessibleOutside(page: Page): Promise<void> {
  await expectNoFindings(page, [...probesOutside, wordProblems]);
}

/** The same of controls and parts in the gallery, which name themselves by their names in the program. */
export async function expectAccessibleParts(page: Page): Promise<void> {
  await expectNoFindings(page, probesOfParts);
}

async function expectNoFindings(page: Page, looking: typeof probes): Promise<void> {
  const found = await axeFindings(page, allRules);
  expect([...found, ...(await problemsOf(page, looking))], 'what keeps people out').toEqual([]);
}

/** Expects no findings of our own probes for controls and parts in the gallery. */
export async function expectNoProblems(page: Page): Promise<void> {
  expect(await problemsOf(page, probesOfParts), 'what keeps people out').toEqual([]);
}

async function problemsOf(page: Page, looking: typeof probes): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const probe of looking) seen.push(...(await askPage(page, probe)));
  return seen;
}

/** The same on a wide light page and on a narrow dark one; leaves it as it was. */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  await inViews(page, bothViews, () => expectAccessible(page));
}
