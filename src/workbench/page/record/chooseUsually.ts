import type { ChosenSights, RecordedWalk } from '../../../analysis/index.ts';

/** The checks that a recorded flow test has at first: whether it goes on, what is sent, and what follows. */
export function chooseUsually(sights: RecordedWalk['sights']): ChosenSights {
  return {
    shows: [],
    hides: [],
    locked: [],
    blocked: sights !== null,
    submits: Object.keys(sights?.submits ?? {}),
    answer: sights !== null && sights.answer !== null,
    leads: sights !== null && sights.leads !== null,
  };
}
