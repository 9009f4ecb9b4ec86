import type { Call, JourneyWatcher, OutcomeEffects, Walk } from '../../../engine/index.ts';

/** Receives every situation of a flow, so that the coverage of flows can be measured. */
export interface FlowWatcher extends JourneyWatcher {
  /** The form ends without a call. */
  readonly finishes: (walk: Walk) => void;
  readonly sends: (walk: Walk, call: Call, effects: OutcomeEffects) => void;
}
