import {
  callsAt,
  doneRoute,
  matchOutcome,
  requestFor,
  withCheck,
  type Call,
  type CallReply,
  type OutcomeEffects,
  type Walk,
} from '../../engine/index.ts';
import type { Answering, SeenOutcome } from './FlowDriver.ts';

/** What became of sending: the walk afterwards, and the body of the last call made. */
export interface Answered {
  readonly walk: Walk;
  readonly sent: unknown;
  readonly outcome: SeenOutcome;
}

/**
 * Makes the calls of the submit in order, as the runner does. The one named (else the last) gets the reply, those before it one that
 * carries on; a dialog is answered as the flow says. A sentence when the form cannot come that far.
 */
export function answerCalls(
  before: Walk,
  reply: CallReply,
  { call: name, chooses }: Answering,
  sends: (walk: Walk, call: Call, effects: OutcomeEffects) => void,
): Answered | string {
  const calls = callsAt(before, { submit: true });
  const target = name === undefined ? calls.at(-1) : calls.find(({ call }) => call === name);
  if (target === undefined) return `the form makes no call ${name ?? ''} when it is sent`.replace('  ', ' ');
  let walk = before;
  let sent: unknown;
  for (const call of calls) {
    const isAsked = call === target;
    sent = requestFor(walk, call).body;
    const effects = matchOutcome(walk, call, isAsked ? reply : { status: 200, body: null });
    sends(walk, call, effects);
    for (const [id, state] of Object.entries(effects.check ?? {})) walk = withCheck(walk, id, state);
    const goesOn = effects.next === true || (effects.dialog !== undefined && chooses === 'next');
    if (!goesOn || call === calls.at(-1)) return { walk, sent, outcome: outcomeOf(walk, effects) };
    if (isAsked && effects.dialog === undefined && chooses !== undefined)
      return `"${call.call}" opens no dialog to choose in`;
  }
  return 'the form makes no call when it is sent';
}

function outcomeOf(walk: Walk, effects: OutcomeEffects): SeenOutcome {
  return {
    shows: effects.banner ?? null,
    level: effects.level,
    marks: effects.mark ?? {},
    dialog: effects.dialog?.id ?? null,
    goes: effects.done || effects.go !== undefined ? (effects.go ?? doneRoute(walk)) : null,
  };
}
