import dayjs, { type Dayjs } from 'dayjs';

/** The day each key of a calendar leads to; weeks begin on Monday. */
const moves: Readonly<Record<string, (day: Dayjs) => Dayjs>> = {
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.subtract(1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  Home: (day) => day.subtract((day.day() + 6) % 7, 'day'),
  End: (day) => day.add((7 - day.day()) % 7, 'day'),
  PageUp: (day) => day.subtract(1, 'month'),
  PageDown: (day) => day.add(1, 'month'),
  'Shift+PageUp': (day) => day.subtract(1, 'year'),
  'Shift+PageDown': (day) => day.add(1, 'year'),
};

interface Limits {
  readonly min: string | null;
  readonly max: string | null;
}

/** The day a key leads to from a day, no further than to the first or last that can be chosen; null for other keys. */
export function dayByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: string,
  limits: Limits,
): string | null {
  const move = moves[shiftKey ? `Shift+${key}` : key];
  return move === undefined ? null : withinLimits(move(dayjs(day)).format('YYYY-MM-DD'), limits);
}

/** Days are written so that the earlier one comes first in the alphabet. */
export function withinLimits(day: string, { min, max }: Limits): string {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}
