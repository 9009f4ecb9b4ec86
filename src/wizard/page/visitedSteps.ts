import { applyingSteps, isReachable } from '../../engine/index.ts';
import type { Step } from '../../engine/index.ts';
import type { Draft } from '../draft/Draft.ts';
import { snapshotOf } from '../draft/snapshotOf.ts';

export interface VisitedStep {
  readonly step: Step;
  /** `answered`: nothing is open in it. `open`: something is. Both can be gone to. `waiting`: something is open before it. */
  readonly is: 'current' | 'answered' | 'open' | 'waiting';
}

/** Steps seen so far, the current one among them, in the order of the form. */
export function visitedSteps({ walk, visited }: Draft, current: string): readonly VisitedStep[] {
  return applyingSteps(walk)
    .filter(({ id }) => id === current || visited.includes(id))
    .map((step) => ({ step, is: stateOf(step.id) }));

  function stateOf(id: string): VisitedStep['is'] {
    if (id === current) return 'current';
    if (!isReachable(walk, id)) return 'waiting';
    return snapshotOf(walk, id).open.length === 0 ? 'answered' : 'open';
  }
}
