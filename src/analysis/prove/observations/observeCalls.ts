import { holds, type Call, type Walk, type Wizard } from '../../../engine/index.ts';
import { emptyVisitor } from '../exploration/emptyVisitor.ts';
import type { Visitor } from '../exploration/Visitor.ts';
import type { CallSettings } from './CallSettings.ts';
import type { Observations } from './Observations.ts';
import { observeOutcomes } from './observeOutcomes.ts';
import { observeRequests } from './observeRequests.ts';

/** Makes a call when its condition holds. */
export function isCallMade({ when }: Call, walk: Walk): boolean {
  return when === null || holds(walk, when);
}

/** Creates a visitor that records which rows of the calls take which replies, and requests without an address. */
export function observeCalls(wizard: Wizard, seen: Observations, settings: CallSettings): Visitor {
  const seeOutcomes = observeOutcomes(wizard, seen, settings);
  const requests = observeRequests(wizard, seen, settings);
  return {
    ...emptyVisitor,
    enters(step, walk, trail) {
      const entering = wizard.calls.filter(({ at }) => 'enter' in at && at.enter === step.id);
      seeOutcomes(entering, walk, trail);
      requests.entering(step, walk, trail);
    },
    visits(node, walk, trail) {
      requests.seeing(node, walk, trail);
    },
    asksToLeave(step, walk, trail) {
      requests.deciding(step, walk, trail);
    },
    leaves(step, walk, trail) {
      const leaving = wizard.calls.filter(({ at }) => 'continue' in at && at.continue === step.id);
      seeOutcomes(leaving, walk, trail);
      requests.leaving(step, walk, trail);
    },
    ends(walk, trail) {
      const ending = wizard.calls.filter(({ at }) => !('enter' in at) && !('continue' in at));
      seeOutcomes(ending, walk, trail);
      requests.sending(walk, trail);
    },
  };
}
