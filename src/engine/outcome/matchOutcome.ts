import type { OutcomeEffects } from '../definition/OutcomeRow.ts';
import type { Call, CompiledOutcome } from '../definition/Wizard.ts';
import { holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';

/** An answer; `network` when there was none, `unreadable` when a success brought something else than the form keeps. */
export type CallReply =
  | {
      readonly status: number;
      readonly body: unknown;
      /** When the server takes requests again, ISO 8601, as far as it said so. */
      readonly until?: string;
    }
  | 'network'
  | 'unreadable';

/** Effects of the first row that matches. The table ends in `else`, which compiling guarantees. */
export function matchOutcome(walk: Walk, call: Call, reply: CallReply): OutcomeEffects {
  const row = call.outcomes.find((candidate) => matches(walk, candidate, reply));
  if (!row) throw new Error(`the outcome table of "${call.call}" has no "else" row`);
  return row.effects;
}

function matches(walk: Walk, { match }: CompiledOutcome, reply: CallReply): boolean {
  if (match === 'else') return true;
  const status = match.status.some((wanted) => statusMatches(wanted, reply));
  const body = match.body === null || (typeof reply === 'object' && errorCode(reply.body) === match.body);
  return status && body && (match.when === null || holds(walk, match.when));
}

function statusMatches(wanted: number | '2xx' | 'network' | 'unreadable', reply: CallReply): boolean {
  if (typeof reply === 'string') return wanted === reply;
  return wanted === '2xx' ? reply.status >= 200 && reply.status < 300 : wanted === reply.status;
}

/** Refusals are plain text; a JSON string or `{ code }` is understood too (security.md). */
function errorCode(body: unknown): string | null {
  if (typeof body === 'string') return body.trim().replace(/^"(.*)"$/, '$1');
  if (body !== null && typeof body === 'object' && 'code' in body && typeof body.code === 'string')
    return body.code;
  return null;
}
