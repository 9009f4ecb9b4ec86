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

/** `2026-03-27` as `27.03.2026` (BRAND-013). */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}.${month}.${year}`;
}

/** `2026-03-27` as `27. März 2026`, for sentences. */
export function formatDayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}. ${months[Number(month) - 1] ?? month} ${year}`;
}
