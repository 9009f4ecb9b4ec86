import { toEpochDay } from './toEpochDay.ts';

/**
 * Tells whether a text is a day that exists.
 * @public
 * @example isDay('2026-02-29') // false
 */
export function isDay(text: string): boolean {
  return toEpochDay(text) !== null;
}
