import type { FieldKey, Path, Wizard } from '../definition/Wizard.ts';

/** The parts of a field key. `row` and `part` are set for parts of a list row. */
export interface KeyParts {
  readonly path: Path;
  readonly row: number | null;
  /** Relative to the list: `email`, `address.street`. */
  readonly part: string | null;
}

const rowKey = /^(.+)\[(\d+)\]\.(.+)$/;

/**
 * Splits a key into its parts.
 * @public
 * @example parseFieldKey('witness.people[3].email') // { path: 'witness.people', row: 3, part: 'email' }
 */
export function parseFieldKey(key: FieldKey): KeyParts {
  const found = rowKey.exec(key);
  if (!found?.[1] || !found[3]) return { path: key, row: null, part: null };
  return { path: found[1], row: Number(found[2]), part: found[3] };
}

/** Builds the key of a part of a row, by the id of the row. @public */
export function buildRowPartKey(list: Path, row: number, part: string): FieldKey {
  return `${list}[${row}].${part}`;
}

/**
 * Returns the definition path of a key.
 * @public
 * @example getDefinitionPath('witness.people[3].email') // 'witness.people.email'
 */
export function getDefinitionPath(key: FieldKey): Path {
  const { path, part } = parseFieldKey(key);
  return part === null ? path : `${path}.${part}`;
}

/** Returns the index of the node of a key. The name of a control (`witness.people.0.email`) is no key: a key has the row's id. */
export function findKeyIndex(wizard: Wizard, key: FieldKey): number | null {
  return wizard.indexOf.get(parseFieldKey(key).path) ?? null;
}
