import { listCalls } from '../submit/buildRequest.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import { listFilledFields } from '../walk/listFilledFields.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import { askAboutChanges, receiveReply, endPause, endTyping } from './askAboutChange.ts';
import {
  applyChanges,
  updateFacts,
  updateGroupChecks,
  revealFieldError,
  openErrorSummary,
} from './changes.ts';
import { chooseFile, followAnswers, moveProgress, retryFile } from './calls/chooseFile.ts';
import {
  getCurrentDialog,
  getDialogKey,
  openDialog,
  openNotices,
  openPressNotices,
  recordAsShown,
} from './dialogs.ts';
import { discard, leaveForm } from './finish.ts';
import type { Choice, DialogKey, Journey, Run, RunTrigger, Task } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import { decideLeave } from './routes/decideLeave.ts';
import { listMissingCalls } from './calls/getStepState.ts';
import { dropRun, createRun, isSameCause, noWait, listRuns } from './calls/runs.ts';
import { leaveStep, showRoute } from './routes/showRoute.ts';
import { findBackRoute } from './routes/stepRoutes.ts';
import { isStoredAlike } from './createStoredDraft.ts';
import { type EventContext, update } from './EventContext.ts';
import type { DiscardReason, Want } from './Want.ts';
import { runTasks } from './calls/runTasks.ts';

export interface Advance {
  readonly journey: Journey;
  readonly wants: readonly Want[];
}

type EventHandlers = {
  readonly [Kind in JourneyEvent['kind']]: (
    turn: EventContext,
    event: Extract<JourneyEvent, { kind: Kind }>,
  ) => void;
};

const eventHandlers: EventHandlers = {
  changed(turn, { requests, suggested }) {
    const changed = applyChanges(turn.journey, requests);
    turn.journey = updateGroupChecks(changed, requests, suggested === true ? 'valid' : null);
  },
  fileChosen: chooseFile,
  fileRetried: retryFile,
  progressed: moveProgress,
  fieldLeft(turn, { field }) {
    if (turn.journey.typing === field) endTyping(turn);
    turn.journey = revealFieldError(turn.journey, field);
  },
  askedToEdit: askQuestion,
  continued(turn) {
    endTyping(turn);
    leaveForwards(turn);
  },
  wentBack(turn) {
    const { at, walk } = turn.journey;
    const route = at.kind === 'step' ? findBackRoute(walk, at.step) : null;
    if (route !== null) turn.wants.push({ kind: 'navigate', route, replace: false, state: {} });
  },
  edited(turn, { step, focus }) {
    const { at, walk } = turn.journey;
    const target = walk.wizard.steps.find(({ id }) => id === step);
    if (target === undefined || at.kind !== 'step') return;
    update(turn, { returnTo: at.step });
    turn.wants.push({ kind: 'navigate', route: target.route, replace: false, state: { focus } });
  },
  pressed(turn, { block }) {
    const { journey } = turn;
    if (journey.foreground !== null) return;
    openPressNotices(turn, block);
    const state = nodeState(journey.walk, block);
    const filled = state?.kind === 'block' ? listFilledFields(journey.walk, state) : [];
    turn.journey = updateGroupChecks(applyChanges(turn.journey, filled), filled, 'valid');
    runTasks(
      turn,
      createRun(turn.journey, { kind: 'press', block }, [{ kind: 'calls', moment: { press: block } }]),
    );
  },
  retried: retryStep,
  chose: answerDialog,
  answered(turn, { request, reply }) {
    const run = listRuns(turn.journey).find(({ waits }) => waits.kind === 'answer' && waits.id === request);
    if (run !== undefined) receiveReply(turn, run, reply);
  },
  paused: (turn, { timer }) => endPause(turn, timer),
  refetched(turn) {
    for (const run of listRuns(turn.journey))
      if (run.waits.kind === 'refetch') runTasks(turn, { ...run, waits: noWait });
  },
  factsMoved(turn, { facts }) {
    const before = turn.journey;
    turn.journey = updateFacts(before, facts);
    const { at, walk } = turn.journey;
    const step = at.kind === 'step' ? walk.wizard.steps.find(({ id }) => id === at.step) : undefined;
    if (step === undefined || walk === before.walk) return;
    showRoute(turn, { route: step.route, carried: null });
    if (hasLostResult(turn.journey, before)) retryStep(turn);
  },
  routeShown: showRoute,
  leaving(turn, { from, to }) {
    const decision = decideLeave(turn.journey.walk, from, to);
    if (decision === 'reset') discardAndLeave(turn, 'left');
    if (decision === 'ask') openDialog(turn, { kind: 'leave', id: to });
    turn.wants.push(decision === 'ask' ? { kind: 'hold' } : { kind: 'release', to });
  },
  notStored: (turn) =>
    update(turn, { draftNotices: [...turn.journey.draftNotices, 'wizard:draft.notStored'] }),
  discarded(turn) {
    discard(turn, 'left');
    if (turn.journey.at.kind === 'done') update(turn, { at: { kind: 'away' } });
  },
  sessionEnded: (turn) => dropAllRuns(turn),
  closed(turn) {
    dropAllRuns(turn);
    leaveStep(turn);
  },
};

/**
 * Applies an event to a journey. Returns the next journey, and the wants that the caller has to perform. `seen`: ids of notices and
 * confirmations that were shown in this session (`once: session`).
 * @public
 * @example const { journey, wants } = advance(before, { kind: 'continued' }, [])
 */
export function advance(journey: Journey, event: JourneyEvent, seen: readonly string[]): Advance {
  const turn: EventContext = { journey, wants: [], seen };
  (eventHandlers[event.kind] as (turn: EventContext, event: JourneyEvent) => void)(turn, event);
  if (turn.journey === journey) return turn;
  if (turn.journey.walk !== journey.walk) {
    followAnswers(turn);
    askAboutChanges(turn, journey.walk, event);
  }
  if (turn.journey.walk !== journey.walk || turn.journey.at !== journey.at) openNotices(turn);
  const isDiscarded = turn.wants.some(({ kind }) => kind === 'discard');
  if (!isDiscarded && !isStoredAlike(turn.journey, journey)) turn.wants.push({ kind: 'store', now: false });
  return turn;
}

/**
 * Handles "Weiter". Open requirements are shown; without any, confirmations, calls and the next step follow, each after the success of the
 * one before.
 */
function leaveForwards(turn: EventContext): void {
  const { at, walk, foreground } = turn.journey;
  const step = at.kind === 'step' ? walk.wizard.steps.find(({ id }) => id === at.step) : undefined;
  if (foreground !== null || step === undefined) return;
  if (getSnapshot(walk, step.id).open.length > 0) {
    turn.journey = openErrorSummary(turn.journey, step.id);
    return;
  }
  const tasks: readonly Task[] = [
    ...step.confirm.map((ask): Task => ({ kind: 'confirm', ask })),
    { kind: 'calls', moment: { continue: step.id } },
    { kind: 'move', step: step.id },
  ];
  runTasks(turn, createRun(turn.journey, { kind: 'continue', step: step.id }, tasks));
}

/** Tells whether a result of entering the step is no longer valid. */
function hasLostResult({ at, walk }: Journey, before: Journey): boolean {
  if (at.kind !== 'step') return false;
  const isThere = ({ facts }: Walk, name: string) => (facts[`result.${name}`] ?? null) !== null;
  return listCalls(walk, { enter: at.step }).some(({ keep }) =>
    keep.some(({ name }) => isThere(before.walk, name) && !isThere(walk, name)),
  );
}

/** Repeats the calls of entering the step, and of its answered fields, after which the run did not continue. */
function retryStep(turn: EventContext): void {
  const { at, walk } = turn.journey;
  if (at.kind !== 'step') return;
  const changed = listMissingCalls(walk, at.step).flatMap((call) =>
    'change' in call.at ? call.at.change : [],
  );
  const causes: readonly RunTrigger[] = [
    { kind: 'enter', step: at.step },
    ...[...new Set(changed)].map((field): RunTrigger => ({ kind: 'change', field })),
  ];
  for (const cause of causes) {
    if (turn.journey.background.some((run) => isSameCause(run.cause, cause))) continue;
    const moment = cause.kind === 'change' ? { change: cause.field } : { enter: at.step };
    runTasks(turn, createRun(turn.journey, cause, [{ kind: 'calls', moment }]));
  }
}

function askQuestion(turn: EventContext, { field }: { readonly field: string }): void {
  const state = nodeState(turn.journey.walk, field);
  const question = state?.kind === 'field' && state.lock === null ? state.field.ask?.field : undefined;
  const asked = question === undefined ? null : nodeState(turn.journey.walk, question);
  if (asked?.shown) openDialog(turn, { kind: 'question', id: asked.key, field });
}

function answerDialog(
  turn: EventContext,
  { dialog: key, choice }: { readonly dialog: DialogKey; readonly choice: Choice | 'keep' },
): void {
  const dialog = getCurrentDialog(turn.journey);
  if (dialog === null || getDialogKey(dialog) !== key) return;
  update(turn, { dialogs: turn.journey.dialogs.slice(1) });
  const run = listRuns(turn.journey).find(({ waits }) => waits.kind === 'choice' && waits.dialog === key);
  switch (dialog.kind) {
    case 'notice':
      return recordAsShown(turn, dialog.id, dialog.once);
    case 'question':
      return;
    case 'leave':
      if (choice !== 'stay') discardAndLeave(turn, choice === 'keep' ? 'left' : 'deleted');
      turn.wants.push(choice === 'stay' ? { kind: 'hold' } : { kind: 'release', to: dialog.id });
      return;
    case 'confirmation':
      if (choice === 'next') recordAsShown(turn, dialog.id, dialog.once);
      if (run === undefined) return;
      return choice === 'next' ? runTasks(turn, { ...run, waits: noWait }) : dropRun(turn, run);
    case 'outcome':
      if (run !== undefined && choice !== 'keep') runTasks(turn, withChoice(run, choice));
  }
}

function withChoice(run: Run, chosen: Choice): Run {
  const [task, ...rest] = run.tasks;
  const first: readonly Task[] = task?.kind === 'effects' ? [{ ...task, chosen }] : [];
  return { ...run, waits: noWait, tasks: [...first, ...rest] };
}

/** Discards the answers. No step is shown before the next page. */
function discardAndLeave(turn: EventContext, why: DiscardReason): void {
  discard(turn, why);
  leaveForm(turn);
}

/** Ends all runs. */
function dropAllRuns(turn: EventContext): void {
  for (const run of listRuns(turn.journey)) dropRun(turn, run);
}
