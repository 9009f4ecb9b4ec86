import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';

type Place = readonly (string | number)[];

/**
 * Sets a member of a JSON text, or removes it (undefined) if it is there. `index`: where a new key stands among those that are there. The layout is left to
 * the formatter.
 */
export function setMember(
  text: string,
  place: Place,
  value: unknown,
  index: (keys: readonly string[]) => number = (keys) => keys.length,
): string {
  if (value === undefined && readMember(text, place) === undefined) return text;
  return applyEdits(
    text,
    modify(text, [...place], value, { getInsertionIndex: (keys: readonly string[]) => index(keys) }),
  );
}

/** Inserts a value into a list of a JSON text, before the one that stands at the place now. The layout is left to the formatter. */
export function insertMember(text: string, place: Place, value: unknown): string {
  return applyEdits(text, modify(text, [...place], value, { isArrayInsertion: true }));
}

/** Returns the value at a place of a JSON text; undefined where there is none. */
export function readMember(text: string, place: Place): unknown {
  const found = place.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    JSON.parse(text),
  );
  return found;
}

/** Lists the keys of an object at a place. */
export function listKeysAt(text: string, place: Place): readonly string[] {
  const tree = parseTree(text);
  const found = tree ? findNodeAtLocation(tree, [...place]) : undefined;
  return (found?.children ?? []).map(nameOf);
}

/** Lists the paths of the steps, groups and questions that a form's `form.json` writes, in their order. */
export function listWrittenPaths(text: string): readonly string[] {
  const tree = parseTree(text);
  return tree ? listBelow(tree, '') : [];
}

function listBelow(node: Node, path: string): readonly string[] {
  const properties =
    findNodeAtLocation(node, ['properties']) ?? findNodeAtLocation(node, ['items', 'properties']);
  return (properties?.children ?? []).flatMap((property) => {
    const own = path === '' ? nameOf(property) : `${path}.${nameOf(property)}`;
    const [, value] = property.children ?? [];
    return value ? [own, ...listBelow(value, own)] : [];
  });
}

function nameOf({ children = [] }: Node): string {
  return String(children[0]?.value);
}
