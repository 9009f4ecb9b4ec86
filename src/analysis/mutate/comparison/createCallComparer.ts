import {
  listCalls,
  holds,
  matchOutcome,
  buildRequest,
  type Call,
  type OutcomeEffects,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { listReplies } from '../../prove/observations/listReplies.ts';
import { say } from '../../messages/messages.ts';
import type { SeenDifference } from './visibleState.ts';

/** Creates a function that compares calls, their payloads and the effects of replies, and returns the first difference in German. */
export function createCallComparer(
  left: Wizard,
  right: Wizard,
  statusesOf: (operation: string) => readonly number[],
): (a: Walk, b: Walk) => SeenDifference | null {
  const pairs = left.calls.flatMap((call, position) => {
    const other = right.calls[position];
    return other ? [{ call, other, answersDiffer: createReplyComparer(call, other, statusesOf) }] : [];
  });
  return (a, b) => {
    for (const { call, other, answersDiffer } of pairs) {
      const what = requestsDiffer([a, call], [b, other]) ?? answersDiffer(a, b);
      if (what !== null) return { at: call.call, what };
    }
    return null;
  };
}

type CallInWalk = readonly [walk: Walk, call: Call];

function requestsDiffer([a, call]: CallInWalk, [b, other]: CallInWalk): string | null {
  if (listCalls(a, call.at).includes(call) !== listCalls(b, other.at).includes(other))
    return say('difference.called');
  return JSON.stringify(buildRequest(a, call)) === JSON.stringify(buildRequest(b, other))
    ? null
    : say('difference.sent');
}

/**
 * Creates a function that compares the effects of replies. The effects depend only on the rows whose conditions hold, so that each
 * combination of such rows is compared once.
 */
function createReplyComparer(call: Call, other: Call, statusesOf: (operation: string) => readonly number[]) {
  const replies = [call, other].flatMap((one) => listReplies(one, statusesOf(one.call)));
  const known = new Map<string, string | null>();
  const written = new Map<OutcomeEffects, string>();
  const effects = (walk: Walk, one: Call, reply: (typeof replies)[number]): string => {
    const met = matchOutcome(walk, one, reply);
    const text = written.get(met) ?? JSON.stringify(met);
    written.set(met, text);
    return text;
  };
  return (a: Walk, b: Walk): string | null => {
    const situation = `${findRowsThatHold(a, call)} ${findRowsThatHold(b, other)}`;
    const before = known.get(situation);
    if (before !== undefined) return before;
    const reply = replies.find((one) => effects(a, call, one) !== effects(b, other, one));
    const what = reply === undefined ? null : say('difference.answer', { reply: describeReply(reply) });
    known.set(situation, what);
    return what;
  };
}

/** Returns the positions of rows whose condition holds. */
function findRowsThatHold(walk: Walk, { outcomes }: Call): string {
  return outcomes
    .flatMap(({ match }, position) =>
      match !== 'else' && match.when !== null && holds(walk, match.when) ? [position] : [],
    )
    .join(',');
}

function describeReply(reply: ReturnType<typeof listReplies>[number]): string {
  return typeof reply === 'string' ? reply : `${reply.status} ${String(reply.body)}`.trim();
}
