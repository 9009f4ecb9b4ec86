import type { Day } from './Day.ts';
import { isDay } from './isDay.ts';
import { readYear } from './readYear.ts';

const months = 12;

/**
 * Returns the same day `count` months later, or earlier where `count` is negative: the last day of a month that is too short, and the first
 * or last day of the calendar beyond the years 0000 to 9999. Throws a `RangeError` for a text that is no day, and for a fraction.
 * @public
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: Day, count: number): Day {
  if (!isDay(day) || !Number.isInteger(count))
    throw new RangeError(`No day is ${count} months after "${day}".`);
  const moved = readYear(day) * months + Number(day.slice(5, 7)) - 1 + count;
  if (moved < 0) return '0000-01-01';
  const year = String(Math.floor(moved / months)).padStart(4, '0');
  const month = String((moved % months) + 1).padStart(2, '0');
  const dates = [day.slice(8), '30', '29', '28'];
  return dates.map((date) => `${year}-${month}-${date}`).find(isDay) ?? '9999-12-31';
}
