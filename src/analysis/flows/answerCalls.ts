import { callsAt, matchOutcome, type Call, type CallReply, type Walk } from '../../engine/index.ts';
import type { Answering, SeenOutcome } from './FlowDriver.ts';

/**
 * Makes the calls of the submit in order, as the runner does. The one named (else the last) gets the reply, those before it one that
 * carries on; a dialog is answered as the flow says. A sentence when the form cannot come that far. `answer` has a reply take effect.
 */
export function answerCalls(
  walk: Walk,
  reply: CallReply,
  { call: name, chooses }: Answering,
  answer: (call: Call, reply: CallReply) => SeenOutcome,
): SeenOutcome | string {
  const calls = callsAt(walk, { submit: true });
  if (calls.length === 0) return 'the form makes no call when it is sent';
  const target = name === undefined ? calls.at(-1) : calls.find(({ call }) => call === name);
  if (target === undefined) return `the form does not call "${name}" when it is sent`;
  let outcome: SeenOutcome | string = '';
  for (const call of calls) {
    const given = call === target ? reply : { status: 200, body: null };
    const { next, dialog } = matchOutcome(walk, call, given);
    outcome = answer(call, given);
    if (!next && !(dialog !== undefined && chooses === 'next')) return outcome;
  }
  return outcome;
}
