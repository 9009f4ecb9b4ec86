import { toEpochDay } from './toEpochDay.ts';

/** Whether a text is a day that exists: `2028-02-29` is one, `2026-02-29` is not. */
export function isDay(text: string): boolean {
  return toEpochDay(text) !== null;
}
