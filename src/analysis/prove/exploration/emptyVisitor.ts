import type { Visitor } from './explore.ts';

const ignoreVisit = (): void => undefined;

/** To explore for the figures alone, or to override what matters. */
export const emptyVisitor: Visitor = {
  considers: ignoreVisit,
  enters: ignoreVisit,
  visits: ignoreVisit,
  asksToLeave: ignoreVisit,
  leaves: ignoreVisit,
  stuckAt: ignoreVisit,
  ends: ignoreVisit,
};
