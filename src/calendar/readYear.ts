import type { Day } from './Day.ts';

/** `2026-03-27` -> 2026. */
export function readYear(day: Day): number {
  return Number(day.slice(0, 4));
}
