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

/**
 * Checks all rules that hold at every stop of the tour. It leaves the page unchanged except for text in fields outside of forms. Broken
 * rules fail the test at its end.
 */
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
  // An open menu closes when the focus leaves it.
  if (kind === 'new' || group === 'pages') await note(expectSeenFocus(page, fits));
  if (group === 'pages') found.push(...(await sturdyProblems(page)));
  expect.soft(found.join('\n'), `${group}, ${name}`).toBe('');
}

/** Returns the message of a failed expectation without its frame. */
function saidBy(error: unknown): string {
  const result: unknown = error instanceof Error && 'matcherResult' in error ? error.matcherResult : null;
  const actual = typeof result === 'object' && result !== null && 'actual' in result ? result.actual : null;
  return Array.isArray(actual) ? actual.join('; ') : String(error);
}
