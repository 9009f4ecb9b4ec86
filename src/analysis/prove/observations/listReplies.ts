import { type Call, type CallReply, type CompiledOutcome, isSuccessStatus } from '../../../engine/index.ts';

/** Replies that between them meet every row of a table that can be met. */
export function listReplies(call: Call, declared: readonly number[]): readonly CallReply[] {
  const rows = call.outcomes.flatMap(({ match }) => (match === 'else' ? [] : [match]));
  const statuses = rows.flatMap(({ status }) => status.filter((value) => typeof value === 'number'));
  const bodies = ['', ...rows.flatMap(({ body }) => (body === null ? [] : [body]))];
  const numbers = [...new Set([...statuses, ...declared, 200, undeclaredStatus])];
  const unreadable: readonly CallReply[] = call.keep.length > 0 ? ['unreadable'] : [];
  return ['network', ...unreadable, ...numbers.flatMap((status) => bodies.map((body) => ({ status, body })))];
}

/** No protocol declares it: it stands for every status nobody thought of. */
const undeclaredStatus = 599;

/** A success is named by a row of its own; every other answer at least does something the customer notices. */
export function isCovered({ match, effects }: CompiledOutcome, status: number): boolean {
  return isSuccessStatus(status) ? match !== 'else' : Object.keys(effects).length > 0;
}
