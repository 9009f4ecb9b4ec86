import type { Day } from './Day.ts';
import { readYear } from './readYear.ts';

/**
 * Calculates full years from a birthday to `day`, negative before it. A birthday on 29 February is on 1 March in other years.
 * @public
 * @example calculateAge('2026-03-01', '2008-02-29') // 18
 */
export function calculateAge(day: Day, birthDate: Day): number {
  const years = readYear(day) - readYear(birthDate);
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
