import type { Day } from '../calendar/index.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Formats a day for sentences, `2026-03-27` as `27. März 2026`. */
export function formatDayInWords(day: Day): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}. ${months[Number(month) - 1] ?? month} ${year}`;
}
