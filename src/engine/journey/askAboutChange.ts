import type { Value } from '../definition/Answer.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import { checkMoved } from './changes.ts';
import type { Journey, Run } from './Journey.ts';
import { dropRun, newRun, nothing, placeRun } from './runs.ts';
import type { Turn } from './Turn.ts';
import { watchedFields, type WatchedField } from './watchedFields.ts';
import { workOff } from './workOff.ts';

/** Fields whose value is another one now are asked about. */
export function askAboutChanges(turn: Turn, before: Walk): void {
  const { walk } = turn.journey;
  for (const field of watchedFields(walk.wizard))
    if (valueAt(walk, field.path) !== valueAt(before, field.path)) askAboutChange(turn, field);
}

/** A change puts the field's checks back to idle and drops what is under way; its calls wait for a pause in typing. */
export function askAboutChange(turn: Turn, { path, minLength, debounce, checks }: WatchedField): void {
  const before = runAbout(turn.journey, path);
  if (before !== undefined) dropRun(turn, before);
  for (const id of checks) turn.journey = checkMoved(turn.journey, id, null);
  const value = valueAt(turn.journey.walk, path);
  if (value === null || String(value).length < minLength) return;
  const run = newRun(turn.journey, { kind: 'change', field: path }, [
    { kind: 'calls', moment: { change: path } },
  ]);
  placeRun(turn, { ...run, waits: { kind: 'pause', timer: path } });
  turn.wants.push({ kind: 'pause', timer: path, milliseconds: debounce });
}

/** Nobody typed for a while: the calls are made, and their checks are pending. */
export function pauseOver(turn: Turn, timer: string): void {
  const run = runAbout(turn.journey, timer);
  if (run?.waits.kind !== 'pause') return;
  const watched = watchedFields(turn.journey.walk.wizard).find(({ path }) => path === timer);
  for (const id of watched?.checks ?? []) turn.journey = checkMoved(turn.journey, id, 'pending');
  workOff(turn, { ...run, walk: turn.journey.walk, waits: nothing });
}

function runAbout({ background }: Journey, path: string): Run | undefined {
  return background.find(({ cause }) => cause.kind === 'change' && cause.field === path);
}

function valueAt(walk: Walk, path: string): Value {
  const state = nodeState(walk, path);
  return state?.kind === 'field' ? state.value : null;
}
