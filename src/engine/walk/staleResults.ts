import { readsAnyResult } from '../definition/readsAnyResult.ts';
import type { Block, Call, Step } from '../definition/Wizard.ts';
import type { Walk } from './Walk.ts';

/** Tells whether a block shows an outdated result. @public */
export function showsStale({ stale }: Walk, { values }: Block): boolean {
  return stale.size > 0 && Object.values(values).some(({ reads }) => readsAnyResult(reads, stale));
}

/** Tells whether this step waits for a newer answer: customers must not continue with an outdated result. */
export function awaitsResult({ stale, wizard }: Walk, step: Step): boolean {
  if (stale.size === 0) return false;
  return wizard.calls.some(
    (call) => findCallStep(call) === step.id && call.keep.some(({ name }) => stale.has(`result.${name}`)),
  );
}

function findCallStep({ at }: Call): string | null {
  if ('enter' in at) return at.enter;
  return 'change' in at ? (at.change.split('.')[0] ?? null) : null;
}
