import type { Day } from './Day.ts';

/** Reads the year of a day as a number. @public */
export function readYear(day: Day): number {
  return Number(day.slice(0, 4));
}
