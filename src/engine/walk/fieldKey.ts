import type { FieldKey, Path, Wizard } from '../definition/Wizard.ts';

/** A key taken apart. `row` and `part` are set for parts of a list row. */
export interface KeyParts {
  readonly path: Path;
  readonly row: number | null;
  /** Relative to the list: `email`, `address.street`. */
  readonly part: string | null;
}

const rowKey = /^(.+)\[(\d+)\]\.(.+)$/;

export function parseFieldKey(key: FieldKey): KeyParts {
  const found = rowKey.exec(key);
  if (!found?.[1] || !found[3]) return { path: key, row: null, part: null };
  return { path: found[1], row: Number(found[2]), part: found[3] };
}

export function buildRowPartKey(list: Path, row: number, part: string): FieldKey {
  return `${list}[${row}].${part}`;
}

/** Definition path of a key: `witness.people[3].email` -> `witness.people.email`. */
export function getDefinitionPath(key: FieldKey): Path {
  const { path, part } = parseFieldKey(key);
  return part === null ? path : `${path}.${part}`;
}

/** Key of a control's name: `witness.people.0.email` has no key of its own, its row's id does. */
export function indexOfKey(wizard: Wizard, key: FieldKey): number | null {
  return wizard.indexOf.get(parseFieldKey(key).path) ?? null;
}
