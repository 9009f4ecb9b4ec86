import type { Visitor } from './explore.ts';

const nothing = (): void => undefined;

/** To explore for the figures alone, or to override what matters. */
export const silentVisitor: Visitor = {
  considers: nothing,
  enters: nothing,
  visits: nothing,
  asksToLeave: nothing,
  leaves: nothing,
  stuckAt: nothing,
  ends: nothing,
};
