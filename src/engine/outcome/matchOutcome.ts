import type { OutcomeEffects } from '../definition/files/OutcomeRow.ts';
import type { Call, CompiledOutcome } from '../definition/Wizard.ts';
import { holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';
import type { CallReply } from './CallReply.ts';
import { isSuccess } from './isSuccess.ts';

/**
 * Returns the effects of the first row that matches. The table ends with `else`, which the compiler guarantees.
 * @public
 * @example matchOutcome(walk, call, { status: 409, body: 'DUPLICATE' })
 */
export function matchOutcome(walk: Walk, call: Call, reply: CallReply): OutcomeEffects {
  const row = call.outcomes.find((candidate) => matchesReply(walk, candidate, reply));
  if (!row) throw new Error(`the outcome table of "${call.call}" has no "else" row`);
  return row.effects;
}

function matchesReply(walk: Walk, { match }: CompiledOutcome, reply: CallReply): boolean {
  if (match === 'else') return true;
  const status = match.status.some((wanted) => isSameStatus(wanted, reply));
  const body = match.body === null || (typeof reply === 'object' && reply.body === match.body);
  return status && body && (match.when === null || holds(walk, match.when));
}

function isSameStatus(wanted: number | '2xx' | 'network' | 'unreadable', reply: CallReply): boolean {
  if (typeof reply === 'string') return wanted === reply;
  return wanted === '2xx' ? isSuccess(reply) : wanted === reply.status;
}
