import { addDays, addMonths, type Day, readWeekday } from '../../../calendar/index.ts';

/** The move of each key of a calendar; weeks begin on Monday. */
const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -((readWeekday(day) + 6) % 7)),
  End: (day) => addDays(day, (7 - readWeekday(day)) % 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
};

interface Limits {
  readonly min: Day | null;
  readonly max: Day | null;
}

/** Returns the day that a key moves to, limited to the allowed days; null for other keys. */
export function moveDayByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: Day,
  limits: Limits,
): Day | null {
  const move = moves[shiftKey ? `Shift+${key}` : key];
  return move === undefined ? null : clampDay(move(day), limits);
}

/** Returns the day, or the nearest allowed day. */
export function clampDay(day: Day, { min, max }: Limits): Day {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}
