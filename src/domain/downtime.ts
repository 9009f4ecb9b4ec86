import { berlinTime } from './berlinTime.ts';

/** A window of planned maintenance, in Berlin time: `until` is the first minute after it. */
export interface DowntimeWindow {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly from: string;
  readonly until: string;
}

/** The window an instant lies in, null outside of all (MSG-016, MSG-017). */
export function downtimeAt(instant: Date, windows: readonly DowntimeWindow[]): DowntimeWindow | null {
  const { weekday, minute } = berlinTime(instant);
  return (
    windows.find(
      ({ weekdays, from, until }) =>
        weekdays.includes(weekday) && minute >= minuteOf(from) && minute < minuteOf(until),
    ) ?? null
  );
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
