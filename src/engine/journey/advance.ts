import { callsAt } from '../submit/requestFor.ts';
import { snapshotOf } from '../snapshot/snapshotOf.ts';
import { filledBy } from '../walk/filledBy.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import { askAboutChanges, hearAnswer, pauseOver, typingOver } from './askAboutChange.ts';
import { changed, factsMoved, fieldLeft, refused } from './changes.ts';
import { chooseFile, followAnswers, moveProgress, retryFile } from './chooseFile.ts';
import { currentDialog, dialogKey, openDialog, openNotices, openPressNotices, remember } from './dialogs.ts';
import { discard, goAway } from './finish.ts';
import type { Choice, DialogKey, Journey, Run, Task } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import { leaveDecision } from './leaveDecision.ts';
import { dropRun, newRun, nothing, runsOf } from './runs.ts';
import { leaveStep, showRoute } from './showRoute.ts';
import { backRoute } from './stepRoutes.ts';
import { storedAlike } from './storedDraft.ts';
import { type Turn, update } from './Turn.ts';
import type { Want } from './Want.ts';
import { workOff } from './workOff.ts';

export interface Advance {
  readonly journey: Journey;
  readonly wants: readonly Want[];
}

type On = {
  readonly [Kind in JourneyEvent['kind']]: (turn: Turn, event: Extract<JourneyEvent, { kind: Kind }>) => void;
};

const on: On = {
  changed: (turn, { requests }) => (turn.journey = changed(turn.journey, requests)),
  fileChosen: chooseFile,
  fileRetried: retryFile,
  progressed: moveProgress,
  fieldLeft(turn, { field }) {
    if (turn.journey.typing === field) typingOver(turn);
    turn.journey = fieldLeft(turn.journey, field);
  },
  askedToEdit: askQuestion,
  continued(turn) {
    typingOver(turn);
    leaveForwards(turn);
  },
  wentBack(turn) {
    const { at, walk } = turn.journey;
    const route = at.kind === 'step' ? backRoute(walk, at.step) : null;
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
    if (state?.kind === 'block') turn.journey = changed(turn.journey, filledBy(journey.walk, state));
    workOff(
      turn,
      newRun(turn.journey, { kind: 'press', block }, [{ kind: 'calls', moment: { press: block } }]),
    );
  },
  retried: retryStep,
  chose: choose,
  answered(turn, { request, reply }) {
    const run = runsOf(turn.journey).find(({ waits }) => waits.kind === 'answer' && waits.id === request);
    if (run !== undefined) hearAnswer(turn, run, reply);
  },
  paused: (turn, { timer }) => pauseOver(turn, timer),
  refetched(turn) {
    for (const run of runsOf(turn.journey))
      if (run.waits.kind === 'refetch') workOff(turn, { ...run, waits: nothing });
  },
  factsMoved(turn, { facts }) {
    const before = turn.journey;
    turn.journey = factsMoved(before, facts);
    const { at, walk } = turn.journey;
    const step = at.kind === 'step' ? walk.wizard.steps.find(({ id }) => id === at.step) : undefined;
    if (step === undefined || walk === before.walk) return;
    showRoute(turn, { route: step.route, carried: null });
    if (hasLostResult(turn.journey, before)) retryStep(turn);
  },
  routeShown: showRoute,
  leaving(turn, { from, to }) {
    const decision = leaveDecision(turn.journey.walk, from, to);
    if (decision === 'reset') leaveForGood(turn);
    if (decision === 'ask') openDialog(turn, { kind: 'leave', id: to });
    turn.wants.push(decision === 'ask' ? { kind: 'hold' } : { kind: 'release', to });
  },
  notStored: (turn) =>
    update(turn, { draftNotices: [...turn.journey.draftNotices, 'wizard:draft.notStored'] }),
  discarded(turn) {
    discard(turn);
    if (turn.journey.at.kind === 'done') update(turn, { at: { kind: 'away' } });
  },
  sessionEnded: (turn) => takeDown(turn),
  closed(turn) {
    takeDown(turn);
    leaveStep(turn);
  },
};

/** What an event makes of a journey, and what has to be done for it. `seen`: what was said in this session (`once: session`). */
export function advance(journey: Journey, event: JourneyEvent, seen: readonly string[]): Advance {
  const turn: Turn = { journey, wants: [], seen };
  (on[event.kind] as (turn: Turn, event: JourneyEvent) => void)(turn, event);
  if (turn.journey === journey) return turn;
  if (turn.journey.walk !== journey.walk) {
    followAnswers(turn);
    askAboutChanges(turn, journey.walk, event);
  }
  if (turn.journey.walk !== journey.walk || turn.journey.at !== journey.at) openNotices(turn);
  const isDiscarded = turn.wants.some(({ kind }) => kind === 'discard');
  if (!isDiscarded && !storedAlike(turn.journey, journey)) turn.wants.push({ kind: 'store', now: false });
  return turn;
}

/** "Weiter": what is open is said; then confirmations, calls, the next step, each as its predecessor allows. */
function leaveForwards(turn: Turn): void {
  const { at, walk, foreground } = turn.journey;
  const step = at.kind === 'step' ? walk.wizard.steps.find(({ id }) => id === at.step) : undefined;
  if (foreground !== null || step === undefined) return;
  if (snapshotOf(walk, step.id).open.length > 0) {
    turn.journey = refused(turn.journey, step.id);
    return;
  }
  const tasks: readonly Task[] = [
    ...step.confirm.map((ask): Task => ({ kind: 'confirm', ask })),
    { kind: 'calls', moment: { continue: step.id } },
    { kind: 'move', step: step.id },
  ];
  workOff(turn, newRun(turn.journey, { kind: 'continue', step: step.id }, tasks));
}

/** Whether the step asked for something when it was entered that no longer holds. */
function hasLostResult({ at, walk }: Journey, before: Journey): boolean {
  if (at.kind !== 'step') return false;
  const isThere = ({ facts }: Walk, name: string) => (facts[`result.${name}`] ?? null) !== null;
  return callsAt(walk, { enter: at.step }).some(({ keep }) =>
    keep.some(({ name }) => isThere(before.walk, name) && !isThere(walk, name)),
  );
}

/** The calls of entering the step are made again, as far as they were not carried on with. */
function retryStep(turn: Turn): void {
  const { at, background } = turn.journey;
  if (at.kind !== 'step') return;
  const cause = { kind: 'enter', step: at.step } as const;
  if (background.some((run) => run.cause.kind === 'enter' && run.cause.step === at.step)) return;
  workOff(turn, newRun(turn.journey, cause, [{ kind: 'calls', moment: { enter: at.step } }]));
}

function askQuestion(turn: Turn, { field }: { readonly field: string }): void {
  const state = nodeState(turn.journey.walk, field);
  const question = state?.kind === 'field' && state.lock === null ? state.field.ask?.field : undefined;
  const asked = question === undefined ? null : nodeState(turn.journey.walk, question);
  if (asked?.shown) openDialog(turn, { kind: 'question', id: asked.key, field });
}

function choose(
  turn: Turn,
  { dialog: key, choice }: { readonly dialog: DialogKey; readonly choice: Choice },
): void {
  const dialog = currentDialog(turn.journey);
  if (dialog === null || dialogKey(dialog) !== key) return;
  update(turn, { dialogs: turn.journey.dialogs.slice(1) });
  const run = runsOf(turn.journey).find(({ waits }) => waits.kind === 'choice' && waits.dialog === key);
  switch (dialog.kind) {
    case 'notice':
      return remember(turn, dialog.id, dialog.once);
    case 'question':
      return;
    case 'leave':
      if (choice === 'next') leaveForGood(turn);
      turn.wants.push(choice === 'next' ? { kind: 'release', to: dialog.id } : { kind: 'hold' });
      return;
    case 'confirmation':
      if (choice === 'next') remember(turn, dialog.id, dialog.once);
      if (run === undefined) return;
      return choice === 'next' ? workOff(turn, { ...run, waits: nothing }) : dropRun(turn, run);
    case 'outcome':
      if (run !== undefined) workOff(turn, withChoice(run, choice));
  }
}

function withChoice(run: Run, chosen: Choice): Run {
  const [task, ...rest] = run.tasks;
  const first: readonly Task[] = task?.kind === 'effects' ? [{ ...task, chosen }] : [];
  return { ...run, waits: nothing, tasks: [...first, ...rest] };
}

/** The answers go, and no step takes the place of the page that somebody goes to. */
function leaveForGood(turn: Turn): void {
  discard(turn);
  goAway(turn);
}

/** Whatever is under way is no longer waited for. */
function takeDown(turn: Turn): void {
  for (const run of runsOf(turn.journey)) dropRun(turn, run);
}
