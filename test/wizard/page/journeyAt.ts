import { openJourney, type Journey } from '../../../src/engine/index.ts';
import type { SeenStep } from './drawnSteps.tsx';

const id = '00000000-0000-4000-8000-000000000000';

/** Somebody who stands at a step with these answers. */
export function journeyAt({ walk, step }: SeenStep): Journey {
  const opened = openJourney(walk.wizard, walk.facts, null, id);
  return { ...opened, walk, at: { kind: 'step', step: step.id } };
}
