import { applyingSteps, isReachable } from '../../engine/index.ts';
import type { Step } from '../../engine/index.ts';
import type { Draft } from '../draft/Draft.ts';
import { snapshotOf } from '../draft/snapshotOf.ts';

export interface VisitedStep {
  readonly step: Step;
  /** `answered`: nothing is open in it and it can be gone to. `waiting`: seen before, but something is open in it or before it. */
  readonly is: 'current' | 'answered' | 'waiting';
}

/** Steps seen so far, the current one among them, in the order of the form. */
export function visitedSteps({ walk, visited }: Draft, current: string): readonly VisitedStep[] {
  return applyingSteps(walk)
    .filter(({ id }) => id === current || visited.includes(id))
    .map((step) => ({ step, is: stateOf(step.id) }));

  function stateOf(id: string): VisitedStep['is'] {
    if (id === current) return 'current';
    return isReachable(walk, id) && snapshotOf(walk, id).open.length === 0 ? 'answered' : 'waiting';
  }
}
