import { addDays } from './addDays.ts';
import type { Day } from './Day.ts';

/** The day that test data names from `today`: `today`, `today-1`, `today+14`. Null for another text. */
export function readRelativeDay(text: string, today: Day): Day | null {
  const words = /^today([+-]\d+)?$/.exec(text);
  return words === null ? null : addDays(today, Number(words[1] ?? 0));
}
