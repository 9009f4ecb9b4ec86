import { isReachable } from '../../snapshot/snapshotStep.ts';
import { findLastReachableStep } from '../../validate/openRequirements.ts';
import { holds, nodeState } from '../../walk/readWalk.ts';
import { listCalls } from '../../submit/buildRequest.ts';
import type { Walk } from '../../walk/Walk.ts';
import { recordStepEntry } from '../changes.ts';
import type { JourneyEvent } from '../JourneyEvent.ts';
import { dropRun, createRun, listRuns } from '../calls/runs.ts';
import { getRoutePath, findStepAtRoute } from './stepRoutes.ts';
import { type EventContext, update } from '../EventContext.ts';
import { listWatchedFields } from '../listWatchedFields.ts';
import { askAboutChange, endTyping } from '../askAboutChange.ts';
import { runTasks } from '../calls/runTasks.ts';

/** Shows a route. The address decides what shows: a step, the end page, or the last reachable step where it cannot be reached. */
export function showRoute(
  turn: EventContext,
  { route, carried }: Pick<Extract<JourneyEvent, { kind: 'routeShown' }>, 'route' | 'carried'>,
): void {
  const { walk, at } = turn.journey;
  const { assumes, definition, done } = walk.wizard;
  if (at.kind === 'done' && done.kind === 'page' && done.route === null) return;
  if (assumes !== null && !holds(walk, assumes)) {
    // Where a short form is not for the customer, the long one may be.
    const exit = definition.shortOf?.entry ?? definition.exits.cancel;
    // A form inside a page leaves to the address of that page, which is its own: going there would send the customer away for ever.
    return findStepAtRoute(walk.wizard, exit) ? leaveStep(turn) : redirect(turn, exit);
  }
  if (carried !== null && done.kind === 'page' && done.route === getRoutePath(route)) {
    leaveStep(turn);
    return update(turn, { at: { kind: 'done', values: carried } });
  }
  const step = findStepAtRoute(walk.wizard, route);
  if (step === undefined || !isReachable(walk, step.id))
    return redirect(turn, findLastReachableStep(walk).route);
  enterStep(turn, step.id);
}

/** Ends the calls of the form and of buttons, because no step is shown any longer. */
export function leaveStep(turn: EventContext): void {
  endTyping(turn);
  for (const run of listRuns(turn.journey))
    if (run.cause.kind === 'enter' || run.cause.kind === 'press') dropRun(turn, run);
  update(turn, { at: { kind: 'away' } });
}

function redirect(turn: EventContext, route: string): void {
  leaveStep(turn);
  turn.wants.push({ kind: 'navigate', route, replace: true, state: {} });
}

function enterStep(turn: EventContext, step: string): void {
  const { at, walk } = turn.journey;
  const isShown = at.kind === 'step' && at.step === step;
  if (!isShown) leaveStep(turn);
  turn.journey = recordStepEntry(turn.journey, step);
  if (isShown) return;
  if (at.kind !== 'step') {
    update(turn, { activeNotices: [] });
    // A stored draft has answers, but no replies of servers about them.
    for (const field of listWatchedFields(walk.wizard))
      if (differsFromStart(walk, field.path)) askAboutChange(turn, field);
  }
  const moment = { enter: step };
  if (listCalls(turn.journey.walk, moment).length > 0)
    runTasks(turn, createRun(turn.journey, { kind: 'enter', step }, [{ kind: 'calls', moment }]));
}

function differsFromStart(walk: Walk, path: string): boolean {
  const state = nodeState(walk, path);
  return (state?.kind === 'field' ? state.value : null) !== (walk.start.values[path] ?? null);
}
