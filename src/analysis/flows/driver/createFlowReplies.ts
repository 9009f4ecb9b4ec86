import {
  listCalls,
  getCurrentDialog,
  getDialogKey,
  matchOutcome,
  snapshotStep,
  type Call,
  type CallReply,
  type Facts,
  type OpenRequest,
  type PagelessJourney,
  type Wizard,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { addPlausibleBody } from './addPlausibleBody.ts';
import type { ReplyChoice, FlowDriver, SeenOutcome } from './FlowDriver.ts';
import type { FormWords } from './FormWords.ts';
import { offersChoice } from './createFlowMoves.ts';
import type { FlowWatcher } from './FlowWatcher.ts';
import { toSeenOutcome } from './toSeenOutcome.ts';

/** The parts of a flow that its replies need beside the journey. */
interface ReplySetting {
  readonly facts: Facts;
  readonly watcher: FlowWatcher | null;
  readonly words: FormWords | null;
}

const defaultReply = { status: 200, body: null };

/** Presses "Weiter" and "Senden", and gives the replies of servers to the calls of a form. */
export function createFlowReplies(
  journey: PagelessJourney,
  setting: ReplySetting,
): Pick<FlowDriver, 'next' | 'receive' | 'answerWith' | 'finish' | 'submitted'> {
  const answer = createReplyHandler(journey, setting);
  const pressUnlessSending = () => (journey.openRequest(null) === null ? pressNext(journey) : null);
  let sent: unknown;
  return {
    next() {
      const failed = pressUnlessSending();
      const isAsked = journey.now().dialogs.length > 0;
      const request = failed === null && !isAsked ? journey.openRequest(null) : null;
      if (request === null) return failed;
      const from = journey.step();
      answer(request, defaultReply);
      return from === journey.step() ? say('flow.no-next', { call: request.call.call }) : null;
    },
    receive(at, operation, reply) {
      const isLeaving = isCalledOnLeaving(journey.now().walk.wizard, at, operation);
      const failed = journey.openRequest(operation) === null && isLeaving ? pressNext(journey) : null;
      const request = journey.openRequest(operation);
      return request
        ? answer(request, reply)
        : (failed ?? say('flow.not-waiting', { step: at, call: operation }));
    },
    answerWith(reply, answering) {
      const target = findCallToAnswer(journey, answering);
      if (typeof target === 'string') return target;
      let outcome: SeenOutcome | string =
        pressUnlessSending() ?? say('flow.dialog', { dialog: getCurrentDialog(journey.now())?.id ?? '' });
      for (let request = journey.openRequest(null); request; request = journey.openRequest(null)) {
        outcome = answer(request, request.call === target ? reply : defaultReply, answering.chooses);
        if (typeof outcome === 'string') return outcome;
        sent = outcome.sent;
      }
      return outcome;
    },
    finish: () => finishUnsent(journey, setting.watcher),
    submitted: () => sent,
  };
}

/** Gives a request its reply and returns the effects. */
function createReplyHandler(journey: PagelessJourney, { facts, watcher, words }: ReplySetting) {
  return (
    { id, call, walk, sent }: OpenRequest,
    reply: CallReply,
    chooses?: 'stay' | 'next',
  ): SeenOutcome | string => {
    const before = journey.now();
    watcher?.sends(walk, call, matchOutcome(walk, call, reply));
    const wants = journey.dispatch({
      kind: 'answered',
      request: id,
      reply: addPlausibleBody(call, reply, facts),
    });
    const asks = getCurrentDialog(journey.now());
    if (asks?.kind === 'outcome' && chooses !== undefined && !offersChoice(asks, chooses))
      return say('flow.no-choice', { dialog: asks.id, choice: chooses });
    const chosen =
      asks?.kind === 'outcome' && chooses !== undefined
        ? journey.dispatch({ kind: 'chose', dialog: getDialogKey(asks), choice: chooses })
        : [];
    const after = journey.now();
    return toSeenOutcome({ before, after, wants: [...wants, ...chosen], asks, sent: sent.body, words });
  };
}

/** Finishes a form that has no calls to make. */
function finishUnsent(
  journey: PagelessJourney,
  watcher: FlowWatcher | null,
): { readonly goes: string | null } | string {
  const at = journey.step();
  const before = journey.now();
  const isLast = at !== null && snapshotStep(before.walk, at.id).next === null;
  if (!isLast || explainBlocked(journey) !== null) return say('flow.cannot-finish', { step: at?.id ?? '' });
  if (listCalls(before.walk, { submit: true }).length > 0) return say('flow.calls');
  watcher?.finishes(before.walk);
  const wants = journey.dispatch({ kind: 'continued' });
  const { ends, goes, shows } = toSeenOutcome({
    before,
    after: journey.now(),
    wants,
    asks: null,
    sent: undefined,
    words: null,
  });
  return ends || goes !== null ? { goes: goes ?? null } : say('flow.no-end', { shows: shows ?? '' });
}

function pressNext(journey: PagelessJourney): string | null {
  const blocked = explainBlocked(journey);
  if (blocked === null) journey.dispatch({ kind: 'continued' });
  return blocked;
}

/** Says why "Weiter" cannot be pressed. */
function explainBlocked(journey: PagelessJourney): string | null {
  const at = journey.step();
  if (!at) return say('flow.no-step');
  const { open } = snapshotStep(journey.now().walk, at.id);
  if (open.length === 0) return null;
  const all = open.map(({ name, textPath, error }) => `${name ?? textPath}: ${error.code}`);
  return say('flow.blocked', { open: all.join(', ') });
}

function isCalledOnLeaving({ calls }: Wizard, step: string, operation: string): boolean {
  return calls.some(
    ({ at, call }) => ('submit' in at || ('continue' in at && at.continue === step)) && call === operation,
  );
}

/** Returns the call of the submit that gets the reply: the named one, or else the last. */
function findCallToAnswer(journey: PagelessJourney, { call: name }: ReplyChoice): Call | string {
  const step = journey.step();
  if (!step) return say('flow.no-step');
  const { walk } = journey.now();
  const { open, next } = snapshotStep(walk, step.id);
  if (open.length > 0 || next !== null) return say('flow.cannot-send', { step: step.id });
  const calls = listCalls(walk, { submit: true });
  if (calls.length === 0) return say('flow.no-call');
  const target = name === undefined ? calls.at(-1) : calls.find(({ call }) => call === name);
  return target ?? say('flow.not-called', { call: name ?? '' });
}
