import type { OperationId } from '../../protocol/index.ts';

/** Counts of unreadable places by operation and place since the page was loaded. */
const counts = new Map<string, number>();
/** Places that the server has not been told yet. */
const unsent = new Set<string>();

/** A header has room for so many places; the console has all. */
const mostPlaces = 10;

/**
 * Counts unreadable places of an answer, and writes each to the log of the browser: operation, place and how often, never a value. The next
 * call tells the server, whose log has them, too.
 * @example reportUnreadable('getPolicies', ['/policies/-/endDate'])
 */
export function reportUnreadable(operation: OperationId, places: readonly string[]): void {
  for (const place of places) {
    const name = `${operation} ${place}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (unsent.size < mostPlaces) unsent.add(name);
    console.warn(`Unreadable: ${name} (${count})`);
  }
}

/** Takes the value of the header `x-unreadable`; null when the server knows all places. */
export function takeUnreadable(): string | null {
  const header = [...unsent].join(', ');
  unsent.clear();
  return header === '' ? null : header;
}
