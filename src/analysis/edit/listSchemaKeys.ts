import { findNodeAtLocation, type Node } from 'jsonc-parser';

/** Returns the keys from the root of `form.json` to a question; the questions of a list stand under its `items`. */
export function listSchemaKeys(tree: Node | null | undefined, path: string): string[] {
  const keys: string[] = [];
  for (const name of path.split('.')) {
    const isList = tree && findNodeAtLocation(tree, [...keys, 'items']);
    keys.push(...(isList ? ['items'] : []), 'properties', name);
  }
  return keys;
}
