/** The day `count` months after `day` (`yyyy-mm-dd`); the last of its month when there is no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  const moved = Math.min(date, lastOfMonth.getUTCDate());
  return `${lastOfMonth.toISOString().slice(0, 8)}${String(moved).padStart(2, '0')}`;
}
