import {
  applyingSteps,
  backRoute,
  callsAt,
  choicesOf,
  currentDialog,
  dialogKey,
  drive,
  matchOutcome,
  openJourney,
  runsOf,
  snapshotStep,
  stepAtRoute,
  storedDraft,
  type Call,
  type CallReply,
  type Facts,
  type Journey,
  type JourneyEvent,
  type OutcomeEffects,
  type Performer,
  type SentRequest,
  type Step,
  type Walk,
  type Want,
  type Wizard,
} from '../../engine/index.ts';
import type { Answering, FlowDriver, SeenOutcome } from './FlowDriver.ts';
import { believable } from './believableBody.ts';
import { seenOutcome } from './seenOutcome.ts';
import { say } from '../messages/messages.ts';

/** Told about every situation a flow makes, so that it can be measured what flows reach. */
export interface FlowWatcher {
  /** After every action: where the customer is, with which answers. */
  readonly stands: (walk: Walk, step: Step) => void;
  /** A step is left forwards. */
  readonly leaves: (walk: Walk, step: Step) => void;
  /** The form is finished without sending anything. */
  readonly finishes: (walk: Walk) => void;
  readonly sends: (walk: Walk, call: Call, effects: OutcomeEffects) => void;
}

/** A journey with what a flow does to it as a whole. What cannot be done is told as a sentence, what can as null. */
export interface FlowJourney extends Pick<
  FlowDriver,
  'next' | 'back' | 'reload' | 'choose' | 'receive' | 'answerWith' | 'finish' | 'submitted'
> {
  readonly walk: () => Walk;
  readonly step: () => Step | null;
  readonly dialog: () => string | null;
  readonly dispatch: (event: JourneyEvent) => null;
}

const anyId = '00000000-0000-4000-8000-000000000000';

/** Drives a journey without a page: navigation is done at once, requests wait until the flow says what is answered. */
export function flowJourney(wizard: Wizard, facts: Facts, watcher: FlowWatcher | null): FlowJourney {
  let journey = openJourney(wizard, facts, null, anyId);
  let recorded: Want[] = [];
  let sent: unknown;
  const waiting = new Map<string, SentRequest>();
  const seen: string[] = [];
  const record = (want: Want) => void recorded.push(want);
  const performer: Performer = {
    navigate(want) {
      record(want);
      const [from, to] = [step(), stepAtRoute(wizard, want.route)];
      if (from && to && to.index > from.index) watcher?.leaves(journey.walk, from);
      if (to) drivenBy({ kind: 'routeShown', route: want.route, carried: null });
    },
    finish: record,
    release: record,
    hold: record,
    send: ({ id, sent: request }) => void waiting.set(id, request),
    upload: ({ id, sent: request }) => void waiting.set(id, request),
    abort: ({ id }) => void waiting.delete(id),
    pause: ({ timer }) => drivenBy({ kind: 'paused', timer }),
    unpause: record,
    refetch(want) {
      record(want);
      drivenBy({ kind: 'refetched' });
    },
    banner: record,
    download: record,
    openBlock: record,
    store: record,
    discard: record,
    remember: ({ id }) => void seen.push(id),
    signOut: record,
  };
  const drivenBy = drive({ read: () => journey, publish, performer, seen: () => seen });

  function publish(next: Journey): void {
    journey = next;
    const at = step();
    if (at) watcher?.stands(journey.walk, at);
  }
  function step(): Step | null {
    const { at } = journey;
    return at.kind === 'step' ? (wizard.steps.find(({ id }) => id === at.step) ?? null) : null;
  }
  function dispatch(event: JourneyEvent): null {
    drivenBy(event);
    return null;
  }

  /** What keeps "Weiter" from being pressed. */
  function blocked(): string | null {
    const at = step();
    if (!at) return say('flow.no-step');
    const { open } = snapshotStep(journey.walk, at.id);
    if (open.length === 0) return null;
    const all = open.map(({ name, textPath, error }) => `${name ?? textPath}: ${error.code}`);
    return say('flow.blocked', { open: all.join(', ') });
  }

  /** The call that waits for an answer, by name; null: the one the customer waits for. */
  function asked(operation: string | null) {
    const { foreground } = journey;
    for (const run of operation === null ? (foreground ? [foreground] : []) : runsOf(journey)) {
      const { waits } = run;
      const request = waits.kind === 'answer' ? waiting.get(waits.id) : undefined;
      if (waits.kind === 'answer' && request && (operation ?? request.operation) === request.operation)
        return { ...waits, request };
    }
    return null;
  }

  function answer(
    to: NonNullable<ReturnType<typeof asked>>,
    reply: CallReply,
    chooses?: 'stay' | 'next',
  ): SeenOutcome {
    const before = journey;
    recorded = [];
    waiting.delete(to.id);
    watcher?.sends(to.walk, to.call, matchOutcome(to.walk, to.call, reply));
    dispatch({ kind: 'answered', request: to.id, reply: believable(to.call, reply, facts) });
    const asks = currentDialog(journey);
    if (asks?.kind === 'outcome' && chooses !== undefined)
      dispatch({ kind: 'chose', dialog: dialogKey(asks), choice: chooses });
    return seenOutcome(wizard, { before, after: journey, wants: recorded, asks, sent: to.request.body });
  }

  function press(): string | null {
    return blocked() ?? dispatch({ kind: 'continued' });
  }

  dispatch({ kind: 'routeShown', route: applyingSteps(journey.walk)[0]?.route ?? '', carried: null });
  return {
    walk: () => journey.walk,
    step,
    dispatch,
    dialog: () => currentDialog(journey)?.id ?? null,
    choose(id, choice) {
      const dialog = currentDialog(journey);
      if (dialog?.id !== id) return say('flow.closed-dialog', { dialog: id });
      if (choice !== 'close') return dispatch({ kind: 'chose', dialog: dialogKey(dialog), choice });
      if (dialog.kind === 'question' || dialog.kind === 'leave')
        return say('flow.unclosable-dialog', { dialog: id });
      return dispatch({ kind: 'chose', dialog: dialogKey(dialog), choice: choicesOf(dialog).closing });
    },
    next() {
      const failed = asked(null) === null ? press() : null;
      const call = failed === null && journey.dialogs.length === 0 ? asked(null) : null;
      if (call === null) return failed;
      const from = step();
      answer(call, well);
      return from === step() ? say('flow.no-next', { call: call.call.call }) : null;
    },
    back() {
      const at = step();
      const route = at && backRoute(journey.walk, at.id);
      const isStep = route !== null && stepAtRoute(wizard, route) !== undefined;
      return isStep ? dispatch({ kind: 'wentBack' }) : say('flow.no-step-before');
    },
    reload() {
      const at = step();
      const stored = storedDraft(journey, 0);
      dispatch({ kind: 'closed' });
      journey = openJourney(wizard, facts, stored, anyId);
      return dispatch({ kind: 'routeShown', route: at?.route ?? '', carried: null });
    },
    receive(at, operation, reply) {
      const isLeaving = wizard.calls.some(
        (call) =>
          ('submit' in call.at || ('continue' in call.at && call.at.continue === at)) &&
          call.call === operation,
      );
      const failed = asked(operation) === null && isLeaving ? press() : null;
      const call = asked(operation);
      return call ? answer(call, reply) : (failed ?? say('flow.not-waiting', { step: at, call: operation }));
    },
    answerWith(reply, answering) {
      const target = callToAnswer(journey.walk, step(), answering);
      if (typeof target === 'string') return target;
      const failed = asked(null) === null ? press() : null;
      let outcome: SeenOutcome | string =
        failed ?? say('flow.dialog', { dialog: currentDialog(journey)?.id ?? '' });
      for (let call = asked(null); call !== null; call = asked(null)) {
        outcome = answer(call, call.call === target ? reply : well, answering.chooses);
        sent = outcome.sent;
      }
      return outcome;
    },
    finish() {
      const at = step();
      const isLast = at !== null && snapshotStep(journey.walk, at.id).next === null;
      if (!isLast || blocked() !== null) return say('flow.cannot-finish', { step: at?.id ?? '' });
      if (callsAt(journey.walk, { submit: true }).length > 0) return say('flow.calls');
      watcher?.finishes(journey.walk);
      const before = journey;
      recorded = [];
      press();
      const { ends, goes, shows } = seenOutcome(wizard, {
        before,
        after: journey,
        wants: recorded,
        asks: null,
        sent,
      });
      return ends || goes !== null ? { goes: goes ?? null } : say('flow.no-end', { shows: shows ?? '' });
    },
    submitted: () => sent,
  };
}

const well = { status: 200, body: null };

/** The call of the submit that gets the answer: the one named, else the last. */
function callToAnswer(walk: Walk, step: Step | null, { call: name }: Answering): Call | string {
  if (!step) return say('flow.no-step');
  const { open, next } = snapshotStep(walk, step.id);
  if (open.length > 0 || next !== null) return say('flow.cannot-send', { step: step.id });
  const calls = callsAt(walk, { submit: true });
  if (calls.length === 0) return say('flow.no-call');
  const target = name === undefined ? calls.at(-1) : calls.find(({ call }) => call === name);
  return target ?? say('flow.not-called', { call: name ?? '' });
}
