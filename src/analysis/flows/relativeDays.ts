const day = 86_400_000;

/** A copy with `today`, `today-1`, `today+14` as days. */
export function relativeDays<Value>(value: Value, today: string): Value {
  return resolved(value, today) as Value;
}

function resolved(value: unknown, today: string): unknown {
  if (typeof value === 'string') {
    const offset = /^today(?<days>[+-]\d+)?$/.exec(value);
    if (!offset) return value;
    const moved = Date.parse(`${today}T00:00:00Z`) + Number(offset.groups?.['days'] ?? 0) * day;
    return new Date(moved).toISOString().slice(0, 10);
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, today));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, today)]));
}
