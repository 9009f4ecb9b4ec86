import type { Node } from 'jsonc-parser';
import type { TextEdit } from './TextEdit.ts';

/** A string of a JSON file. */
export interface JsonPlace {
  readonly text: string;
  readonly isKey: boolean;
  /** The names from the root to the value; a key is the last of its own. Items of a list have an empty name. */
  readonly at: readonly string[];
}

/** Lists an edit for each string, key or value, for which `replace` returns another one. */
export function changePathsInJson(
  tree: Node,
  replace: (place: JsonPlace) => string | null,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  visit(tree, [], false);
  return edits;

  function visit(node: Node, at: readonly string[], isKey: boolean): void {
    if (node.type === 'string') {
      const replaced = replace({ text: String(node.value), isKey, at });
      if (replaced !== null)
        edits.push({ offset: node.offset, length: node.length, text: JSON.stringify(replaced) });
      return;
    }
    for (const child of node.children ?? [])
      if (node.type === 'property') visit(child, at, child === node.children?.[0]);
      else visit(child, [...at, child.type === 'property' ? String(child.children?.[0]?.value) : ''], false);
  }
}
