import type { Visitor } from './Visitor.ts';

/** Creates a visitor that calls all of these. */
export function combineVisitors(visitors: readonly Visitor[]): Visitor {
  return {
    considers: (...met) => visitors.forEach(({ considers }) => considers(...met)),
    enters: (...met) => visitors.forEach(({ enters }) => enters(...met)),
    visits: (...met) => visitors.forEach(({ visits }) => visits(...met)),
    asksToLeave: (...met) => visitors.forEach(({ asksToLeave }) => asksToLeave(...met)),
    leaves: (...met) => visitors.forEach(({ leaves }) => leaves(...met)),
    stuckAt: (...met) => visitors.forEach(({ stuckAt }) => stuckAt(...met)),
    ends: (...met) => visitors.forEach(({ ends }) => ends(...met)),
  };
}
