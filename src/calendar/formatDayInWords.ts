import type { Day } from './Day.ts';

let writer: Intl.DateTimeFormat | undefined;

/**
 * Writes a day out in German, with its day of the week.
 * @public
 * @example formatDayInWords('2027-01-01') // 'Freitag, 1. Januar 2027'
 */
export function formatDayInWords(day: Day): string {
  writer ??= new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });
  return writer.format(new Date(`${day}T00:00:00Z`));
}
