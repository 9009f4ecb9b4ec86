import type { Step } from '../definition/Wizard.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import { listApplyingSteps } from '../walk/readWalk.ts';
import type { Journey } from './Journey.ts';

/**
 * Finds the step after "Weiter". After an edit from the summary, this is the summary, or the first step on the way in which the edit opened
 * questions.
 */
export function findNextStep({ walk, visited, returnTo }: Journey, from: string): Step | null {
  const steps = listApplyingSteps(walk);
  const after = steps.slice(steps.findIndex((step) => step.id === from) + 1);
  const back = after.find((step) => step.id === returnTo);
  if (back === undefined) return after[0] ?? null;
  const open = (step: Step) => !visited.includes(step.id) || getSnapshot(walk, step.id).open.length > 0;
  return after.slice(0, after.indexOf(back)).find(open) ?? back;
}
