import {
  callsAt,
  requestFor,
  type Call,
  type CallReply,
  type OutcomeEffects,
  type Walk,
} from '../../engine/index.ts';
import type { Answering, SeenOutcome } from './FlowDriver.ts';
import { afterReply, seenOf } from './serverCalls.ts';

/** What became of sending. */
export interface Answered {
  readonly walk: Walk;
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
  if (target === undefined)
    return name === undefined
      ? 'the form makes no call when it is sent'
      : `the form does not call "${name}" when it is sent`;
  let walk = before;
  for (const call of calls) {
    const isAsked = call === target;
    const asking = walk;
    const { body: sent } = requestFor(asking, call);
    const { walk: after, effects } = afterReply(asking, call, isAsked ? reply : { status: 200, body: null });
    walk = after;
    sends(asking, call, effects);
    const goesOn = effects.next === true || (effects.dialog !== undefined && chooses === 'next');
    if (!goesOn || call === calls.at(-1)) return { walk, outcome: { ...seenOf(walk, effects), sent } };
    if (isAsked && effects.dialog === undefined && chooses !== undefined)
      return `"${call.call}" opens no dialog to choose in`;
  }
  return 'the form makes no call when it is sent';
}
