import type { Call, Path, Step } from '../../definition/Wizard.ts';
import type { CallReply } from '../../outcome/CallReply.ts';
import { getSnapshot } from '../../snapshot/getSnapshot.ts';
import { buildRequest, type CallRequest, listCalls } from '../../submit/buildRequest.ts';
import { listChangedFields } from '../../walk/listChangedFields.ts';
import { nodeState, listApplyingSteps } from '../../walk/readWalk.ts';
import { bringsResultsOf } from '../../definition/readsAnyResult.ts';
import type { Walk } from '../../walk/Walk.ts';
import { withFacts } from '../../walk/withFacts.ts';
import { bringsKeptResults, readResults } from './keptResults.ts';

/** The request that a later step would send on entering it, with the current answers. */
export interface Forecast {
  readonly call: Call;
  readonly request: CallRequest;
}

/**
 * Returns the request that would bring the results of a block on a later step; null while nothing is changed, while an answer before that
 * step is missing, and where the step does not apply.
 * @public
 * @example findForecast(walk, 'policyCalculation.premium')
 */
export function findForecast(walk: Walk, path: string): Forecast | null {
  const state = nodeState(walk, path);
  if (state?.kind !== 'block') return null;
  const steps = listApplyingSteps(walk);
  const position = steps.findIndex(({ id }) => id === state.block.step);
  const step = steps[position];
  if (step === undefined || listChangedFields(walk, listPathsBefore(walk, step)).length === 0) return null;
  const isOpen = steps.slice(0, position).some(({ id }) => getSnapshot(walk, id).open.length > 0);
  const call = listCalls(walk, { enter: step.id }).find((one) => bringsResultsOf(one, state.block));
  return isOpen || call === undefined ? null : { call, request: buildRequest(walk, call) };
}

/**
 * Returns the walk with the results of an answer, to evaluate a block with; null when the answer has none. It is no state of the form.
 * @public
 */
export function applyForecast(walk: Walk, { call, request }: Forecast, reply: CallReply): Walk | null {
  if (!bringsKeptResults(call, reply)) return null;
  const results = Object.entries(readResults(call, request, reply));
  if (results.length === 0) return null;
  return withFacts(walk, {
    ...walk.facts,
    ...Object.fromEntries(results.map(([name, { value }]) => [name, value])),
  });
}

function listPathsBefore({ wizard }: Walk, step: Step): readonly Path[] {
  return wizard.nodes.slice(0, step.first).map(({ path }) => path);
}
