import { addDays } from './addDays.ts';
import type { Day } from './Day.ts';

/** Reads a day that test data write relative to `today`: `today`, `today-1`, `today+14`. Returns null for another text. @public */
export function readRelativeDay(text: string, today: Day): Day | null {
  const words = /^today([+-]\d+)?$/.exec(text);
  return words === null ? null : addDays(today, Number(words[1] ?? 0));
}
