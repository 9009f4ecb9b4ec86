import { isDay } from '../calendar/index.ts';

/** Whether services may name a day. Those before the year 1000 mean that there is none: some systems send `0001-01-01` for it. */
export function isServiceDay(text: string): boolean {
  return isDay(text) && text >= '1000-01-01';
}
