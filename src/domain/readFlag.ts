/** Spellings of a flag by lower-case text. `SET` marks a deactivated customer (AUTH-011). */
const spellings: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  set: true,
  false: false,
  0: false,
  unset: false,
  not_set: false,
};

/**
 * Reads a flag of a service in any spelling that has one meaning. Returns null for every other value.
 * @example readFlag('SET') // true
 */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim().toLowerCase();
  return Object.hasOwn(spellings, text) ? (spellings[text] ?? null) : null;
}
