import { isDay } from '../calendar/index.ts';

/**
 * Tells whether a day is valid in the API. Services must not send days before the year 1000 as data: some systems send `0001-01-01` for no
 * day.
 */
export function isServiceDay(text: string): boolean {
  return isDay(text) && text >= '1000-01-01';
}
