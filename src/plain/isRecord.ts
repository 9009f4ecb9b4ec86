/**
 * Tells whether a value is an object with named members. A list and null are not.
 * @public
 * @example isRecord([]) // false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a record, otherwise an empty record. @public */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
