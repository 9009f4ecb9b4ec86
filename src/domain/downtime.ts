import { toBerlinTime } from '../calendar/index.ts';

/** A window of planned maintenance, in Berlin time: `until` is the first minute after it. */
export interface DowntimeWindow {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly from: string;
  readonly until: string;
}

/** Finds the maintenance window of an instant; null outside of all windows (MSG-016, MSG-017). */
export function findDowntime(instant: Date, windows: readonly DowntimeWindow[]): DowntimeWindow | null {
  const { weekday, minute } = toBerlinTime(instant);
  return (
    windows.find(
      ({ weekdays, from, until }) =>
        weekdays.includes(weekday) && minute >= parseMinute(from) && minute < parseMinute(until),
    ) ?? null
  );
}

/** Returns the instant at which the window of an instant ends. */
export function findDowntimeEnd(instant: Date, { until }: DowntimeWindow): Date {
  const minute = Math.floor(instant.getTime() / 60_000);
  return new Date((minute + parseMinute(until) - toBerlinTime(instant).minute) * 60_000);
}

/** Finds the window that begins within `minutes` minutes of Berlin time; null when none does. */
export function findUpcomingDowntime(
  minutes: number,
  instant: Date,
  windows: readonly DowntimeWindow[],
): DowntimeWindow | null {
  const { weekday, minute } = toBerlinTime(instant);
  const countMinutesToStart = (day: number, from: string): number =>
    (week + (day - weekday) * dayLength + parseMinute(from) - minute) % week;
  return (
    windows.find(({ weekdays, from }) =>
      weekdays.some((day) => countMinutesToStart(day, from) > 0 && countMinutesToStart(day, from) <= minutes),
    ) ?? null
  );
}

const dayLength = 24 * 60;
const week = 7 * dayLength;

function parseMinute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
