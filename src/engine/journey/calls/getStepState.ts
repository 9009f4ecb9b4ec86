import type { Call, Step } from '../../definition/Wizard.ts';
import { listCalls } from '../../submit/buildRequest.ts';
import { nodeState } from '../../walk/readWalk.ts';
import type { Walk } from '../../walk/Walk.ts';
import type { Journey, RunTrigger } from '../Journey.ts';

/**
 * The state of the results that the calls of a step bring, on entering it and after changes in it. `failed`: the calls brought no result,
 * and they can be repeated. `refused`: the server refuses them for good.
 */
export type StepState = 'there' | 'awaited' | 'failed' | 'refused';

/** Returns the state of the results of a step. A step that is not open yet awaits them. @public */
export function getStepState(journey: Journey, { id }: Step): StepState {
  const { walk, at, background, refusedCalls } = journey;
  const missing = listMissingCalls(walk, id);
  if (missing.length === 0) return 'there';
  const isOpen = at.kind === 'step' && at.step === id;
  if (!isOpen || background.some(({ cause }) => isOfStep(cause, id))) return 'awaited';
  return missing.every((call) => refusedCalls.has(call)) ? 'refused' : 'failed';
}

/** Lists the calls of a step whose results are missing: those of entering it, and those of its answered fields. */
export function listMissingCalls(walk: Walk, step: string): readonly Call[] {
  const changes = walk.wizard.calls.flatMap(({ at }) =>
    'change' in at && isAnsweredIn(walk, at.change, step) ? [at] : [],
  );
  return [{ enter: step }, ...changes]
    .flatMap((moment) => listCalls(walk, moment))
    .filter(({ keep }) => keep.some(({ name }) => (walk.facts[`result.${name}`] ?? null) === null));
}

function isAnsweredIn(walk: Walk, path: string, step: string): boolean {
  const state = nodeState(walk, path);
  return state?.kind === 'field' && state.field.step === step && state.value !== null && state.error === null;
}

function isOfStep(cause: RunTrigger, step: string): boolean {
  if (cause.kind === 'enter') return cause.step === step;
  return cause.kind === 'change' && cause.field.split('.')[0] === step;
}
