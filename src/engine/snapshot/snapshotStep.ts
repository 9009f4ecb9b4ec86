import type { Step, Wizard } from '../definition/Wizard.ts';
import { findLastReachableStep, openRequirements, listWarnings } from '../validate/openRequirements.ts';
import { listApplyingSteps, holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import type { StepSnapshot } from './StepSnapshot.ts';

/**
 * Computes the data that a view of one step needs. Throws for an unknown step, because routes come from the definition.
 * @public
 * @example snapshotStep(walk, 'person').nodes
 */
export function snapshotStep(walk: Walk, id: string): StepSnapshot {
  const step = walk.wizard.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`form "${walk.wizard.id}" has no step "${id}"`);
  const steps = listApplyingSteps(walk);
  const position = steps.indexOf(step);
  return {
    step,
    nodes: walk.nodes.slice(step.first, step.last),
    open: openRequirements(walk, step),
    warnings: listWarnings(walk, step),
    previous: steps[position - 1]?.id ?? null,
    next: position < 0 ? null : (steps[position + 1]?.id ?? null),
    progress: calculateProgress(walk.wizard, step),
    stuck: walk.wizard.stuck.find((row) => holds(walk, row.when))?.text ?? null,
  };
}

/** Tells whether a step may be shown: it applies, and no step before it is open. @public */
export function isReachable(walk: Walk, id: string): boolean {
  const steps = listApplyingSteps(walk);
  const position = steps.findIndex((step) => step.id === id);
  return position >= 0 && position <= steps.indexOf(findLastReachableStep(walk));
}

function calculateProgress({ definition, steps }: Wizard, step: Step): StepSnapshot['progress'] {
  switch (definition.progress) {
    case 'percent':
      return { kind: 'percent', percent: step.progress ?? 0 };
    case 'steps': {
      const [position, of] = [steps.indexOf(step) + 1, steps.length];
      return { kind: 'steps', percent: Math.round((position / of) * 100), position, of };
    }
    case 'none':
      return { kind: 'none' };
  }
}
