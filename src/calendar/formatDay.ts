import type { Day } from './Day.ts';

/**
 * Formats a day (BRAND-013).
 * @public
 * @example formatDay('2026-03-27') // '27.03.2026'
 */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('.');
}
