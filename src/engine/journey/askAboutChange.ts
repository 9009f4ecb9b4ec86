import type { Value } from '../definition/Answer.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import type { CallReply } from '../outcome/CallReply.ts';
import { updateCheck } from './changes.ts';
import type { Journey, Run } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import { dropRun, createRun, noWait, placeRun } from './calls/runs.ts';
import { acceptReply } from './calls/sendCall.ts';
import { type EventContext, update } from './EventContext.ts';
import { listWatchedFields, type WatchedField } from './listWatchedFields.ts';
import { runTasks } from './calls/runTasks.ts';

/** Checks watched fields whose value has changed. */
export function askAboutChanges(turn: EventContext, before: Walk, event: JourneyEvent): void {
  const { walk } = turn.journey;
  for (const field of listWatchedFields(walk.wizard)) {
    if (valueAt(walk, field.path) === valueAt(before, field.path)) continue;
    const isTyped = field.waitsForWhole && isTypedInto(event, field.path) && !isWhole(walk, field.path);
    update(turn, { typing: isTyped ? field.path : null });
    askAboutChange(turn, field);
  }
}

/** Resets the field's checks to idle and ends its run; the calls start after a pause in typing. */
export function askAboutChange(
  turn: EventContext,
  { path, minLength, debounce, checks }: WatchedField,
): void {
  const before = findRunForField(turn.journey, path);
  if (before !== undefined) dropRun(turn, before);
  for (const id of checks) turn.journey = updateCheck(turn.journey, id, null);
  const value = valueAt(turn.journey.walk, path);
  if (value === null || String(value).length < minLength) return;
  const run = createRun(turn.journey, { kind: 'change', field: path }, [
    { kind: 'calls', moment: { change: path } },
  ]);
  placeRun(turn, { ...run, waits: { kind: 'pause', timer: path } });
  turn.wants.push({ kind: 'pause', timer: path, milliseconds: debounce });
}

/** Starts the calls of a field after a pause in typing; their checks are pending. */
export function endPause(turn: EventContext, timer: string): void {
  const run = findRunForField(turn.journey, timer);
  if (run?.waits.kind !== 'pause') return;
  if (turn.journey.typing !== timer) showPending(turn, timer);
  runTasks(turn, { ...run, walk: turn.journey.walk, waits: noWait });
}

/** Ends typing: a reply that arrived meanwhile takes effect, and a request without a reply shows as pending. */
export function endTyping(turn: EventContext): void {
  const { typing } = turn.journey;
  if (typing === null) return;
  update(turn, { typing: null });
  const run = findRunForField(turn.journey, typing);
  if (run?.waits.kind === 'answer') showPending(turn, typing);
  if (run?.waits.kind !== 'typed') return;
  const { answer, reply } = run.waits;
  runTasks(turn, acceptReply(turn, { ...run, waits: answer }, reply));
}

/** Handles a reply. A reply about the field that the customer is typing into takes effect later. */
export function receiveReply(turn: EventContext, run: Run, reply: CallReply): void {
  const { cause, waits } = run;
  const isEarly = cause.kind === 'change' && cause.field === turn.journey.typing;
  if (isEarly && waits.kind === 'answer')
    placeRun(turn, { ...run, waits: { kind: 'typed', answer: waits, reply } });
  else runTasks(turn, acceptReply(turn, run, reply));
}

function showPending(turn: EventContext, field: string): void {
  const watched = listWatchedFields(turn.journey.walk.wizard).find(({ path }) => path === field);
  for (const id of watched?.checks ?? []) turn.journey = updateCheck(turn.journey, id, 'pending');
}

function isTypedInto(event: JourneyEvent, path: string): boolean {
  return (
    event.kind === 'changed' && event.requests.some((request) => 'set' in request && request.set === path)
  );
}

function isWhole(walk: Walk, path: string): boolean {
  const state = nodeState(walk, path);
  if (state?.kind !== 'field' || state.value === null) return false;
  return state.field.control.type.isWhole?.(state.value) === true;
}

function findRunForField({ background }: Journey, path: string): Run | undefined {
  return background.find(({ cause }) => cause.kind === 'change' && cause.field === path);
}

function valueAt(walk: Walk, path: string): Value {
  const state = nodeState(walk, path);
  return state?.kind === 'field' ? state.value : null;
}
