import { type Call, type CallReply, type CompiledOutcome, isSuccessStatus } from '../../../engine/index.ts';

/** Lists replies that together reach every row of a table that can be reached. */
export function listReplies(call: Call, declared: readonly number[]): readonly CallReply[] {
  const rows = call.outcomes.flatMap(({ match }) => (match === 'else' ? [] : [match]));
  const statuses = rows.flatMap(({ status }) => status.filter((value) => typeof value === 'number'));
  const bodies = ['', ...rows.flatMap(({ body }) => (body === null ? [] : [body]))];
  const numbers = [...new Set([...statuses, ...declared, 200, undeclaredStatus])];
  const unreadable: readonly CallReply[] = call.keep.length > 0 ? ['unreadable'] : [];
  return ['network', ...unreadable, ...numbers.flatMap((status) => bodies.map((body) => ({ status, body })))];
}

/** A status that no protocol declares. It stands for every status without a row. */
const undeclaredStatus = 599;

/**
 * Returns true when the row covers the status: a success has a row of its own, every other reply has an effect that the customer notices.
 */
export function coversStatus({ match, effects }: CompiledOutcome, status: number): boolean {
  return isSuccessStatus(status) ? match !== 'else' : Object.keys(effects).length > 0;
}
