import { updateCheck } from '../changes.ts';
import { closeDialog } from '../dialogs.ts';
import type { RunTrigger, Journey, Run, Task } from '../Journey.ts';
import { type EventContext, update } from '../EventContext.ts';
import { interruptUpload } from './uploads.ts';
import { listWatchedFields } from '../listWatchedFields.ts';

export const noWait = { kind: 'nothing' } as const;

export function createRun({ walk }: Journey, cause: RunTrigger, tasks: readonly Task[]): Run {
  return { cause, walk, tasks, waits: noWait, sends: false, silent: false };
}

/** Replaces the run of the same cause by its current state. */
export function placeRun(turn: EventContext, run: Run): void {
  if (isForeground(run.cause)) return update(turn, { foreground: run });
  const others = turn.journey.background.filter(({ cause }) => !isSameCause(cause, run.cause));
  update(turn, { background: [...others, run] });
}

/** Removes a finished run. Pending checks of its calls become unreachable without an answer, otherwise idle. */
export function removeRun(turn: EventContext, { cause, silent }: Run): void {
  const { foreground, background } = turn.journey;
  if (isForeground(cause)) {
    if (foreground && isSameCause(foreground.cause, cause)) update(turn, { foreground: null });
    return;
  }
  if (background.some((run) => isSameCause(run.cause, cause)))
    update(turn, { background: background.filter((run) => !isSameCause(run.cause, cause)) });
  if (cause.kind === 'file') turn.journey = interruptUpload(turn.journey, cause.field);
  if (cause.kind === 'change') settleChecks(turn, cause.field, silent ? 'unreachable' : null);
}

/** Ends a run at once and cancels its wait. Effects that only wait for fresh data are completed. */
export function dropRun(turn: EventContext, run: Run): void {
  const { waits } = run;
  if (waits.kind === 'refetch') return;
  if (waits.kind === 'answer') turn.wants.push({ kind: 'abort', id: waits.id });
  if (waits.kind === 'pause') turn.wants.push({ kind: 'unpause', timer: waits.timer });
  if (waits.kind === 'choice') closeDialog(turn, waits.dialog);
  removeRun(turn, { ...run, silent: false });
}

export function listRuns({ foreground, background }: Journey): readonly Run[] {
  return foreground === null ? background : [foreground, ...background];
}

/** Tells whether a request of the customer is in progress; false while a dialog is open. @public */
export function isSending({ foreground }: Journey): boolean {
  return foreground !== null && foreground.sends && foreground.waits.kind !== 'choice';
}

/**
 * Lists the operations of the calls whose replies are waited for.
 * @public
 * @example listWaitingCalls(journey) // ['checkIban']
 */
export function listWaitingCalls(journey: Journey): readonly string[] {
  return listRuns(journey).flatMap(({ waits }) => (waits.kind === 'answer' ? [waits.call.call] : []));
}

export function isSameCause(one: RunTrigger, other: RunTrigger): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isForeground({ kind }: RunTrigger): boolean {
  return kind === 'press' || kind === 'continue';
}

function settleChecks(turn: EventContext, field: string, to: 'unreachable' | null): void {
  const watched = listWatchedFields(turn.journey.walk.wizard).find(({ path }) => path === field);
  for (const id of watched?.checks ?? []) {
    if (turn.journey.walk.checks[id] === 'pending') turn.journey = updateCheck(turn.journey, id, to);
  }
}
