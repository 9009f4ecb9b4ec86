import { addDays } from './addDays.ts';
import type { Day } from './Day.ts';

export interface BerlinTime {
  readonly day: Day;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight, by the clock of Berlin. */
  readonly minute: number;
}

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * Returns day and time in Berlin at an instant, in every time zone of the device (MSG-017). Throws a `RangeError` for an invalid date. The
 * function applies the rule of summer time itself instead of using `Intl`: every page needs the day, and the first object of `Intl` costs a
 * slow phone a tenth of a second.
 * @public
 */
export function toBerlinTime(instant: Date): BerlinTime {
  const local = new Date(instant.getTime() + (isSummerTime(instant) ? 2 : 1) * hours);
  return {
    day: local.toISOString().slice(0, 'yyyy-mm-dd'.length),
    weekday: local.getUTCDay(),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Finds the instant at which the next day begins in Berlin. @public */
export function findNextMidnight(instant: Date): Date {
  const start = Date.parse(`${addDays(toBerlinTime(instant).day, 1)}T00:00:00Z`);
  const winter = new Date(start - hours);
  return isSummerTime(winter) ? new Date(start - 2 * hours) : winter;
}

/** Summer time lasts from the last Sunday in March to the last Sunday in October, at 01:00 UTC (Directive 2000/84/EC; so since 1996). */
function isSummerTime(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  const [march, october] = [2, 9];
  return (
    instant.getTime() >= findTimeChange(year, march) && instant.getTime() < findTimeChange(year, october)
  );
}

/** The instant of the change in a month of 31 days, in milliseconds since 1970. */
function findTimeChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * days;
}
