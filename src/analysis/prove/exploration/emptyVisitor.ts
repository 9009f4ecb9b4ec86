import type { Visitor } from './explore.ts';

const ignoreVisit = (): void => undefined;

/** Does nothing: for the figures of an exploration alone, and as a base for other visitors. */
export const emptyVisitor: Visitor = {
  considers: ignoreVisit,
  enters: ignoreVisit,
  visits: ignoreVisit,
  asksToLeave: ignoreVisit,
  leaves: ignoreVisit,
  stuckAt: ignoreVisit,
  ends: ignoreVisit,
};
