import { applyingSteps } from '../../engine/index.ts';
import type { Step } from '../../engine/index.ts';
import type { Draft } from '../draft/Draft.ts';
import { snapshotOf } from '../draft/snapshotOf.ts';

/**
 * Step that follows "Weiter". After an edit from the summary that is the summary again, unless the edit opened questions on the way:
 * then the first step that has them.
 */
export function nextStep(draft: Draft, from: string): Step | null {
  const steps = applyingSteps(draft.walk);
  const after = steps.slice(steps.findIndex((step) => step.id === from) + 1);
  const back = after.find((step) => step.id === draft.returnTo);
  if (back === undefined) return after[0] ?? null;
  const open = (step: Step) =>
    !draft.visited.includes(step.id) || snapshotOf(draft.walk, step.id).open.length > 0;
  return after.slice(0, after.indexOf(back)).find(open) ?? back;
}
