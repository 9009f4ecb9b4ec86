import type { Block, Call } from '../../definition/Wizard.ts';
import { listCalls } from '../../submit/buildRequest.ts';
import { readsAnyResult } from '../../definition/readsAnyResult.ts';
import type { Journey } from '../Journey.ts';
import { listRuns } from './runs.ts';

/**
 * The state of the results that a block shows. `failed`: the call on entering the step brought no result, and it can be repeated.
 * `refused`: the server refuses it for good. `none`: no current call brings them.
 */
export type ResultState = 'there' | 'awaited' | 'failed' | 'refused' | 'none';

/** Returns the state of the results that a block shows. @public */
export function getResultState(journey: Journey, { values }: Block): ResultState {
  const { walk, at } = journey;
  const missing = new Set(
    [...walk.wizard.results.keys()]
      .map((name) => `result.${name}`)
      .filter((name) => (walk.facts[name] ?? null) === null),
  );
  const reads = Object.values(values).flatMap((value) => value.reads);
  if (!readsAnyResult(reads, missing)) return 'there';
  const brings = ({ keep }: Call) =>
    keep.some(
      ({ name }) => readsAnyResult(reads, new Set([`result.${name}`])) && missing.has(`result.${name}`),
    );
  const isAwaited = listRuns(journey).some(({ waits, tasks }) =>
    waits.kind === 'answer' && brings(waits.call)
      ? true
      : tasks.some((task) => task.kind === 'call' && brings(task.call)),
  );
  if (isAwaited) return 'awaited';
  const calls = at.kind === 'step' ? listCalls(walk, { enter: at.step }).filter(brings) : [];
  if (calls.length === 0) return 'none';
  return calls.every((call) => journey.refusedCalls.has(call)) ? 'refused' : 'failed';
}
