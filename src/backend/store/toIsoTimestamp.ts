/** Converts PostgreSQL's text form of a timestamp in UTC (`2026-11-21 09:30:00.5+00`) to `2026-11-21T09:30:00.500Z`. */
export function toIsoTimestamp(text: string): string {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}
