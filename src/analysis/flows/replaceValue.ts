import type { FlowValue } from './format/Flow.ts';

/** The values that a flow enters, by path. */
export type Entries = Readonly<Record<string, FlowValue>>;

/** Returns true when the entries have a value at the path, which may be written as one key, as groups, or as positions of a list. */
export function hasValue(entries: Entries, names: readonly string[]): boolean {
  return findKey(entries, names) !== null;
}

function findKey(
  entries: Entries,
  names: readonly string[],
): { readonly key: string; readonly rest: readonly string[] } | null {
  for (let length = names.length; length > 0; length -= 1) {
    const key = names.slice(0, length).join('.');
    const rest = names.slice(length);
    if (!Object.hasOwn(entries, key)) continue;
    const innerEntries = entries[key];
    if (
      rest.length === 0 ||
      (innerEntries !== null && typeof innerEntries === 'object' && hasValue(toEntries(innerEntries), rest))
    ) {
      return { key, rest };
    }
  }
  return null;
}

function toEntries(value: Exclude<FlowValue, string | number | boolean | null>): Entries {
  return Object.fromEntries(Object.entries(value)) as Entries;
}

/** Replaces the value at the path; null removes it. */
export function replaceValue(entries: Entries, names: readonly string[], value: FlowValue): Entries {
  const found = findKey(entries, names);
  const key = found?.key ?? names.join('.');
  const innerEntries = entries[key];
  if (
    found &&
    found.rest.length > 0 &&
    innerEntries !== null &&
    innerEntries !== undefined &&
    typeof innerEntries === 'object'
  ) {
    const inner = replaceValue(toEntries(innerEntries), found.rest, value);
    return {
      ...entries,
      [key]: Array.isArray(innerEntries) ? (Object.values(inner) as FlowValue[] as FlowValue) : inner,
    };
  }
  if (value !== null) return { ...entries, [key]: value };
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}
