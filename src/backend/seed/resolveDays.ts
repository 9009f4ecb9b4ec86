import { addMonths, readRelativeDay, startOfYear } from '../../calendar/index.ts';

/** Returns a copy of seed data in which relative days and seasons are replaced by real ones. */
export function resolveDays<T>(value: T, today: string): T;
export function resolveDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') return resolveText(value, today);
  if (Array.isArray(value)) return value.map((part: unknown) => resolveDays(part, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveDays(part, today)]));
}

function resolveText(text: string, today: string): string {
  const month = Number(today.slice(5, 7));
  if (text === 'nextNewYear') return startOfYear(today, 1);
  if (text === 'nextMonth') return addMonths(`${today.slice(0, 7)}-01`, 1);
  if (text === 'season:around') return formatSeason(month - 3, month + 3);
  if (text === 'season:away') return formatSeason(month + 3, month + 8);
  return readRelativeDay(text, today) ?? text;
}

/** Formats a season. Months may go beyond the year: 14 is February. */
function formatSeason(first: number, last: number): string {
  return [first, last].map((month) => String(((month + 11) % 12) + 1).padStart(2, '0')).join('-');
}
