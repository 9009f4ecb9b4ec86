import { getNodeValue, type Node } from 'jsonc-parser';
import {
  argumentAt,
  type Expression,
  findListRead,
  isExpression,
  parseOperation,
} from '../../engine/index.ts';
import type { TextEdit } from './TextEdit.ts';

/** A string of a JSON file. */
export interface JsonPlace {
  readonly text: string;
  readonly isKey: boolean;
  /** The names from the root to the value; a key is the last of its own. Items of a list have an empty name. */
  readonly at: readonly string[];
  /** The list whose rows an operator around it goes through; null outside of such operators. */
  readonly rowOf: string | null;
}

/** Lists an edit for each string, key or value, for which `replace` returns another one. */
export function changePathsInJson(
  tree: Node,
  replace: (place: JsonPlace) => string | null,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  visit(tree, { at: [], rowOf: null }, false);
  return edits;

  function visit(node: Node, around: Around, isKey: boolean): void {
    const { at, rowOf } = around;
    if (node.type === 'string') {
      const replaced = replace({ text: String(node.value), isKey, at, rowOf });
      if (replaced !== null)
        edits.push({ offset: node.offset, length: node.length, text: JSON.stringify(replaced) });
      return;
    }
    for (const [index, child] of (node.children ?? []).entries())
      if (node.type === 'property') visit(child, around, index === 0);
      else {
        const name = child.type === 'property' ? String(child.children?.[0]?.value) : '';
        const rows = node.type === 'array' ? findRowsOfOperand(node, index, rowOf) : rowOf;
        visit(child, { at: [...at, name], rowOf: rows }, false);
      }
  }
}

type Around = Pick<JsonPlace, 'at' | 'rowOf'>;

/** Returns the list that `row.*` means in an operand; that around the operator where it goes through none. */
function findRowsOfOperand(operands: Node, index: number, rowOf: string | null): string | null {
  const written: unknown = operands.parent?.parent ? getNodeValue(operands.parent.parent) : null;
  const operation = isExpression(written) ? parseOperation(written) : null;
  if (operation === null || !argumentAt(operation, index).perRow) return rowOf;
  const list: Expression | undefined = operation.operands[0];
  return findListRead(list, rowOf);
}
