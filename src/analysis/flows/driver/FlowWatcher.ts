import type { Call, JourneyWatcher, OutcomeEffects, Walk } from '../../../engine/index.ts';

/** Told about every situation a flow makes, so that it can be measured what flows reach. */
export interface FlowWatcher extends JourneyWatcher {
  /** The form is finished without sending anything. */
  readonly finishes: (walk: Walk) => void;
  readonly sends: (walk: Walk, call: Call, effects: OutcomeEffects) => void;
}
