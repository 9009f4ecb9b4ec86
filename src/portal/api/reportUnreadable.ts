import type { OperationId } from '../../protocol/index.ts';

/** Counts of unreadable places by operation and place since the page was loaded. */
const counts = new Map<string, number>();

/**
 * Counts unreadable places of an answer, and writes each to the log of the browser: operation, place and how often, never a value.
 * @example reportUnreadable('getPolicies', ['/policies/-/endDate'])
 */
export function reportUnreadable(operation: OperationId, places: readonly string[]): void {
  for (const place of places) {
    const name = `${operation} ${place}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    console.warn(`Unreadable: ${name} (${count})`);
  }
}
