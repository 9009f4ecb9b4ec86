import type { OutcomeEffects } from '../definition/files/OutcomeRow.ts';
import type { Call } from '../definition/Wizard.ts';
import type { CompiledValue } from '../definition/CompiledRule.ts';
import { findDoneRoute } from '../outcome/findDoneRoute.ts';
import { listApplyingSteps, evaluateValue, holds } from '../walk/readWalk.ts';
import { startWalk } from '../walk/startWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import type { Journey, Run } from './Journey.ts';
import { refreshResults } from './calls/keptResults.ts';
import { createJourney } from './openJourney.ts';
import { isForwardMoment } from './calls/sendCall.ts';
import { findStepAtRoute } from './routes/stepRoutes.ts';
import { type EventContext, update } from './EventContext.ts';
import type { DiscardReason } from './Want.ts';

/** Tells whether a form with calls at the end would end before any of these calls was sent. Such a form shows no end page. */
export function endsWithoutSubmission({ walk, sentOff }: Journey): boolean {
  return walk.wizard.calls.some(({ at }) => isForwardMoment(at)) && sentOff.length === 0;
}

/** Finishes the form: the draft is deleted, and the end page shows, at the route of the outcome or else at the form's own route. */
export function finish(
  turn: EventContext,
  { walk }: Run,
  { go, state = {} }: Pick<OutcomeEffects, 'go' | 'state'>,
): void {
  const route = go ?? findDoneRoute(walk);
  const { done, calls } = walk.wizard;
  if (route !== null && done.kind === 'go' && calls.length === 0) {
    // The form sends no request, so this page is like a step, and the answers are kept for the way back.
    turn.wants.push({ kind: 'navigate', route, replace: false, state });
    return;
  }
  // The walk that was sent does not contain the results of the last answer.
  const ended = refreshResults(walk, turn.journey.results);
  const values = done.kind === 'page' ? evaluateValues(ended, done.carry) : null;
  discard(turn, 'sent');
  if (route === null && values !== null) update(turn, { at: { kind: 'done', values } });
  if (route !== null && findStepAtRoute(walk.wizard, route) === undefined) leaveForm(turn);
  turn.wants.push({ kind: 'finish', route, state, values, walk });
}

/** Leaves the form while another page loads: no step is shown until then, because the first step would appear otherwise. Runs continue. */
export function leaveForm(turn: EventContext): void {
  update(turn, { at: { kind: 'away' } });
}

/** Deletes the answers of this page and starts again there. Runs continue. */
export function discard(turn: EventContext, why: DiscardReason): void {
  const { walk, at, activeNotices, dialogs, foreground, background, results, id, requests } = turn.journey;
  const facts = Object.entries(walk.facts).filter(([name]) => !Object.hasOwn(results, name));
  const fresh = createJourney(startWalk(walk.wizard, Object.fromEntries(facts)), id);
  turn.journey = { ...fresh, at, activeNotices, dialogs, foreground, background, requests };
  turn.wants.push({ kind: 'discard', why });
}

export function evaluateValues(
  walk: Walk,
  values: Readonly<Record<string, Pick<CompiledValue, 'expression'>>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)]),
  );
}

/** Tells whether a customer with these answers reaches the end without a call of "Weiter" or "Senden". @public */
export function endsWithoutCalls(walk: Walk): boolean {
  const sends = walk.wizard.calls.filter(({ at }) => isForwardMoment(at));
  const isPassed = ({ at }: Call) =>
    !('continue' in at) || listApplyingSteps(walk).some(({ id }) => id === at.continue);
  return (
    sends.length > 0 &&
    !sends.some((call) => isPassed(call) && (call.when === null || holds(walk, call.when)))
  );
}
