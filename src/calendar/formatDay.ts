import type { Day } from './Day.ts';

/** `2026-03-27` as `27.03.2026` (BRAND-013). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('.');
}
