import { buildRequest, listCalls, type Walk } from '../../engine/index.ts';
import { isRecord } from '../../plain/isRecord.ts';

/** A member that two forms send differently; null where one sends nothing. */
interface RequestDifference {
  readonly member: string;
  readonly short: unknown;
  readonly long: unknown;
}

/** Returns the first difference between what two forms send at their end; null when both send the same. */
export function findRequestDifference(short: Walk, long: Walk): RequestDifference | null {
  const requests = (walk: Walk) => listCalls(walk, { submit: true }).map((call) => buildRequest(walk, call));
  return findDifference('', requests(short), requests(long));
}

function findDifference(member: string, short: unknown, long: unknown): RequestDifference | null {
  if (isRecord(short) && isRecord(long)) {
    for (const name of new Set([...Object.keys(short), ...Object.keys(long)])) {
      const inside = member === '' ? name : `${member}.${name}`;
      const found = findDifference(inside, short[name] ?? null, long[name] ?? null);
      if (found) return found;
    }
    return null;
  }
  if (Array.isArray(short) && Array.isArray(long) && short.length === long.length) {
    for (const [index, item] of short.entries()) {
      const found = findDifference(member, item, long[index]);
      if (found) return found;
    }
    return null;
  }
  return JSON.stringify(short) === JSON.stringify(long) ? null : { member, short, long };
}
