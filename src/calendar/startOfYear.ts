import type { Day } from './Day.ts';
import { isDay } from './isDay.ts';
import { readYear } from './readYear.ts';

/** Returns 1 January of the year of `day`, or of the year `years` later. Throws a `RangeError` beyond the years 0000 to 9999. @public */
export function startOfYear(day: Day, years = 0): Day {
  const start = `${String(readYear(day) + years).padStart(4, '0')}-01-01`;
  if (!isDay(start)) throw new RangeError(`No year is ${years} years after "${day}".`);
  return start;
}
