import type { Step } from '../../definition/Wizard.ts';
import { isReachable } from '../../snapshot/snapshotStep.ts';
import { getSnapshot } from '../../snapshot/getSnapshot.ts';
import { listApplyingSteps } from '../../walk/readWalk.ts';
import type { Journey } from '../Journey.ts';

export interface VisitedStep {
  readonly step: Step;
  /**
   * `answered`: the step has no open requirement. `open`: the step has an open requirement. Both are reachable. `waiting`: a step before it
   * is open.
   */
  readonly kind: 'current' | 'answered' | 'open' | 'waiting';
}

/** Lists visited applying steps and the current one, in the order of the form. @public */
export function listVisitedSteps({ walk, visited }: Journey, current: string): readonly VisitedStep[] {
  return listApplyingSteps(walk)
    .filter(({ id }) => id === current || visited.includes(id))
    .map((step) => ({ step, kind: getStepKind(step.id) }));

  function getStepKind(id: string): VisitedStep['kind'] {
    if (id === current) return 'current';
    if (!isReachable(walk, id)) return 'waiting';
    return getSnapshot(walk, id).open.length === 0 ? 'answered' : 'open';
  }
}
