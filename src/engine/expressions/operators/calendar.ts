/** Calendar arithmetic on `yyyy-mm-dd` strings; no clock, no time zone. */
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const day = 86_400_000;

function dayNumber(date: string): number | null {
  const parts = datePattern.exec(date);
  if (!parts) return null;
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const time = Date.UTC(year, month - 1, dayOfMonth);
  return new Date(time).toISOString().startsWith(date) ? time / day : null;
}

/** Null when `date` is no calendar date. */
export function addDays(date: string, days: number): string | null {
  const start = dayNumber(date);
  if (start === null || !Number.isInteger(days)) return null;
  const moved = new Date((start + days) * day);
  return Number.isNaN(moved.getTime()) ? null : moved.toISOString().slice(0, 10);
}

/** Days from `from` to `until`; negative when `until` is earlier. */
export function daysBetween(from: string, until: string): number | null {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  return first === null || last === null ? null : last - first;
}

/** Full years from `birthDate` to `at`. Someone born on 29 February has a birthday on 1 March in other years. */
export function age(birthDate: string, at: string): number | null {
  if (dayNumber(birthDate) === null || dayNumber(at) === null) return null;
  const years = Number(at.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return at.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Null when `date` is no calendar date. */
export function yearOf(date: string): number | null {
  return dayNumber(date) === null ? null : Number(date.slice(0, 4));
}

/** 1 January of the year that is `years` after that of `date`. */
export function startOfYear(date: string, years: number): string | null {
  const year = yearOf(date);
  if (year === null || !Number.isInteger(years) || year + years < 0 || year + years > 9999) return null;
  return `${String(year + years).padStart(4, '0')}-01-01`;
}
