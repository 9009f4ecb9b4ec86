import type { Visitor } from './Visitor.ts';

const doNothing = (): void => undefined;

/** A visitor that does nothing: for the figures of an exploration alone, and as a base for other visitors. */
export const emptyVisitor: Visitor = {
  considers: doNothing,
  enters: doNothing,
  visits: doNothing,
  asksToLeave: doNothing,
  leaves: doNothing,
  stuckAt: doNothing,
  ends: doNothing,
};
