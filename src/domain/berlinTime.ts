export interface BerlinTime {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight as the clock shows them. */
  readonly minute: number;
}

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * What calendar and clock show in Berlin at an instant, wherever the code runs and across summer time (MSG-017). Throws a `RangeError` for
 * a date that is none. By the rule itself, not by `Intl`: every page needs the day, and the first object of `Intl` costs a slow phone a
 * tenth of a second.
 */
export function berlinTime(instant: Date): BerlinTime {
  const local = new Date(instant.getTime() + (isSummerTime(instant) ? 2 : 1) * hours);
  return {
    day: local.toISOString().slice(0, 'yyyy-mm-dd'.length),
    weekday: local.getUTCDay(),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** From the last Sunday in March to the last Sunday in October, at 01:00 UTC (Directive 2000/84/EC; so since 1996). */
function isSummerTime(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  const [march, october] = [2, 9];
  return instant.getTime() >= changeOfTime(year, march) && instant.getTime() < changeOfTime(year, october);
}

/** In a month of 31 days, in milliseconds since 1970. */
function changeOfTime(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * days;
}

/** Minutes since midnight as `14:05`. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
