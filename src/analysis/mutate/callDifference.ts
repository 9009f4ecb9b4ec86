import { callsAt, matchOutcome, requestFor, type Call, type Walk } from '../../engine/index.ts';
import { repliesFor } from '../prove/repliesFor.ts';

type Made = readonly [walk: Walk, call: Call];

/** Whether a call is made, what it sends and what answers mean: the first thing that differs, in German. */
export function callDifference(
  [a, call]: Made,
  [b, other]: Made,
  statusesOf: (operation: string) => readonly number[],
): string | null {
  if (callsAt(a, call.at).includes(call) !== callsAt(b, other.at).includes(other))
    return 'es wird etwas anderes gerufen';
  if (JSON.stringify(requestFor(a, call)) !== JSON.stringify(requestFor(b, other)))
    return 'es wird etwas anderes gesendet';
  const replies = [call, other].flatMap((one) => repliesFor(one, statusesOf(one.call)));
  const reply = replies.find(
    (one) => JSON.stringify(matchOutcome(a, call, one)) !== JSON.stringify(matchOutcome(b, other, one)),
  );
  if (reply === undefined) return null;
  const status = typeof reply === 'string' ? reply : `${reply.status} ${String(reply.body)}`.trim();
  return `auf die Antwort ${status} folgt etwas anderes`;
}
