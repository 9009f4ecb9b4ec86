import type { Day } from './Day.ts';
import { toEpochDay } from './toEpochDay.ts';

/** 1970-01-01 was a Thursday. */
const epochWeekday = 4;

/** Returns the weekday, 0 for Sunday to 6 for Saturday. @public */
export function readWeekday(day: Day): number {
  return ((((toEpochDay(day) ?? NaN) + epochWeekday) % 7) + 7) % 7;
}
