import type { Day } from './Day.ts';
import { fromEpochDay, toEpochDay } from './toEpochDay.ts';

const firstDay = toEpochDay('0000-01-01') ?? 0;
const lastDay = toEpochDay('9999-12-31') ?? 0;

/**
 * Returns the day `count` days later, or earlier where `count` is negative, but never a day outside of the calendar. Throws a `RangeError`
 * for a text that is no day, and for a fraction.
 * @public
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(day: Day, count: number): Day {
  const moved = (toEpochDay(day) ?? NaN) + count;
  const found = fromEpochDay(Math.min(Math.max(moved, firstDay), lastDay));
  if (found === null) throw new RangeError(`No day is ${count} days after "${day}".`);
  return found;
}
