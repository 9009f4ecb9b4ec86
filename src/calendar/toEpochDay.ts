import type { Day } from './Day.ts';
import { looksLikeDay } from './looksLikeDay.ts';

const dayLength = 86_400_000;

/** Counts the days from 1970-01-01 to a day, negative before it; null for a text that is no day: `2026-02-30`, `27.3.2026`. @public */
export function toEpochDay(text: string): number | null {
  if (!looksLikeDay(text)) return null;
  const start = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(start.getTime()) || !start.toISOString().startsWith(text)
    ? null
    : start.getTime() / dayLength;
}

/** Returns the day `count` days after 1970-01-01; null for a fraction, and before the year 0000 or after 9999. @public */
export function fromEpochDay(count: number): Day | null {
  const start = new Date(count * dayLength);
  if (!Number.isInteger(count) || Number.isNaN(start.getTime())) return null;
  const [day = ''] = start.toISOString().split('T');
  return looksLikeDay(day) ? day : null;
}
