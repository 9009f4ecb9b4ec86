import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { expectDialog } from '../expectDialog.ts';
import { expectErrorsLead } from '../expectErrorsLead.ts';
import { expectPrintable } from '../expectPrintable.ts';
import { expectQuietFocus } from '../expectQuietFocus.ts';
import { expectReflow, expectTextKept } from '../expectReadable.ts';
import { expectSeenFocus } from '../expectSeenFocus.ts';
import { sturdyProblems } from '../sturdyProblems.ts';
import { inViews, type View } from '../views.ts';
import { type Stop, type Visitor, visitorOnce } from './Stop.ts';

/** A visitor that probes; answers alone, with the same fields, change nothing that is probed. */
export function probingVisitor(page: Page, views: readonly View[], seen = new Set<string>()): Visitor {
  return visitorOnce(
    (stop) => probeStop(page, stop, views),
    seen,
    ({ kind }) => (kind === 'answered' ? 'new' : kind),
  );
}

/** Everything that must hold wherever the tour stops; leaves the page as it was, but for what it types in fields of pages that are no step of a form. What does not hold fails the test at its end. */
async function probeStop(page: Page, stop: Stop, views: readonly View[]): Promise<void> {
  const { group, name, kind, fits = () => true } = stop;
  const found: string[] = [];
  const note = (probe: Promise<unknown>, where = '') =>
    probe.catch((error: unknown) => found.push(`${where}${saidBy(error)}`));

  if (kind === 'blocked') await note(expectErrorsLead(page));
  if (kind === 'dialog') await note(expectDialog(page));
  await inViews(page, views.filter(fits), ({ width, colorScheme }) =>
    note(expectAccessible(page), `${width} px, ${colorScheme}: `),
  );
  if (kind !== 'dialog') {
    await note(expectReflow(page));
    await note(expectTextKept(page));
    await note(expectPrintable(page));
  }
  if (kind === 'new') await note(expectQuietFocus(page));
  // What an opened menu offers closes when the focus goes elsewhere.
  if (kind === 'new' || group === 'pages') await note(expectSeenFocus(page, fits));
  if (group === 'pages') found.push(...(await sturdyProblems(page)));
  expect.soft(found.join('\n'), `${group}, ${name}`).toBe('');
}

/** What a failed expectation found, without the frame around it. */
function saidBy(error: unknown): string {
  const result: unknown = error instanceof Error && 'matcherResult' in error ? error.matcherResult : null;
  const actual = typeof result === 'object' && result !== null && 'actual' in result ? result.actual : null;
  return Array.isArray(actual) ? actual.join('; ') : String(error);
}
