import { readRelativeDay } from '../../calendar/index.ts';

/** Copies a value and replaces `today`, `today-1` and `today+14` by days. */
export function resolveRelativeDays<Value>(value: Value, today: string): Value {
  return resolveDays(value, today) as Value;
}

function resolveDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') return readRelativeDay(value, today) ?? value;
  if (Array.isArray(value)) return value.map((item) => resolveDays(item, today));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveDays(part, today)]));
}
