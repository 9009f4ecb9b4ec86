import type { Block, Call, Step } from '../definition/Wizard.ts';
import type { Walk } from './Walk.ts';

/** Whether one of these results, or a member of one, is among what is read. */
export function readsAnyResult(reads: readonly string[], results: ReadonlySet<string>): boolean {
  return reads.some((path) => results.has(path.split('.', 2).join('.')));
}

/** Whether a block shows an older result. */
export function showsStale({ stale }: Walk, { values }: Block): boolean {
  return stale.size > 0 && Object.values(values).some(({ reads }) => readsAnyResult(reads, stale));
}

/** Whether a newer answer is awaited on this step: nobody goes on with an older result. */
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
