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

/** Whether a form that sends something off would end without having sent anything: it is never thanked for that. */
export function endsWithoutSubmission({ walk, sentOff }: Journey): boolean {
  return walk.wizard.calls.some(({ at }) => isForwardMoment(at)) && sentOff.length === 0;
}

/** The form ends, at the route an outcome names or else its own: the draft dies and what follows shows. */
export function finish(
  turn: EventContext,
  { walk }: Run,
  { go, state = {} }: Pick<OutcomeEffects, 'go' | 'state'>,
): void {
  const route = go ?? findDoneRoute(walk);
  const { done, calls } = walk.wizard;
  if (route !== null && done.kind === 'go' && calls.length === 0) {
    // Nothing was sent: this is a step like any other, and the answers wait for the way back.
    turn.wants.push({ kind: 'navigate', route, replace: false, state });
    return;
  }
  // What the last answer brought is not in the walk that was sent off.
  const ended = refreshResults(walk, turn.journey.kept);
  const values = done.kind === 'page' ? evaluateValues(ended, done.carry) : null;
  discard(turn, true);
  if (route === null && values !== null) update(turn, { at: { kind: 'done', values } });
  if (route !== null && findStepAtRoute(walk.wizard, route) === undefined) leaveForm(turn);
  turn.wants.push({ kind: 'finish', route, state, values, walk });
}

/**
 * The answers are gone, and another page is on its way: no step is shown until it is there, or the first one would take its place. What
 * is under way goes on.
 */
export function leaveForm(turn: EventContext): void {
  update(turn, { at: { kind: 'away' } });
}

/** The draft dies: a fresh start on the same page. What is under way goes on. */
export function discard(turn: EventContext, isSent = false): void {
  const { walk, at, holding, dialogs, foreground, background, kept, id, requests } = turn.journey;
  const facts = Object.entries(walk.facts).filter(([name]) => !Object.hasOwn(kept, name));
  const fresh = createJourney(startWalk(walk.wizard, Object.fromEntries(facts)), id);
  turn.journey = { ...fresh, at, holding, dialogs, foreground, background, requests };
  turn.wants.push({ kind: 'discard', isSent });
}

export function evaluateValues(
  walk: Walk,
  values: Readonly<Record<string, Pick<CompiledValue, 'expression'>>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)]),
  );
}

/** Whether somebody with these answers comes to the end and no call that sends something off is made on the way. */
export function endsWithoutCalls(walk: Walk): boolean {
  const sends = walk.wizard.calls.filter(({ at }) => isForwardMoment(at));
  const isPassed = ({ at }: Call) =>
    !('continue' in at) || listApplyingSteps(walk).some(({ id }) => id === at.continue);
  return (
    sends.length > 0 &&
    !sends.some((call) => isPassed(call) && (call.when === null || holds(walk, call.when)))
  );
}
