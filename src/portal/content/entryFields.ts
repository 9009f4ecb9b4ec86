import { toBerlinTime } from '../../calendar/index.ts';
import type { EntryFields } from '../../content/index.ts';
import { readScalar } from '../api/readScalar.ts';

/** Reads a number of an entry; null when it has none. */
export function readNumber(field: unknown): number | null {
  const number = readScalar({ type: 'number' }, field);
  return typeof number === 'number' ? number : null;
}

/** Reads the day of a day or an instant, as `yyyy-mm-dd` in Berlin; empty when there is none, null when it is unreadable. */
export function readContentDay(field: unknown): string | null {
  if (field === undefined || field === null || field === '') return '';
  const day = readScalar({ type: 'string', format: 'date' }, field);
  if (typeof day === 'string') return day;
  const instant = typeof field === 'string' && /^\d{4}-\d\d-\d\dT/.test(field) ? new Date(field) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? null : toBerlinTime(instant).day;
}

/** Sorts entries by their `order`, whatever the order of the answer; entries without one stand last. */
export function sortByOrder(entries: readonly EntryFields[]): readonly EntryFields[] {
  const position = ({ order }: EntryFields) => readNumber(order) ?? Number.MAX_VALUE;
  return entries.toSorted((one, other) => position(one) - position(other));
}
