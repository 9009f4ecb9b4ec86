import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { lastName } from './createPathReplacer.ts';
import { listSchemaKeys } from './listSchemaKeys.ts';
import { applyTextEdits, type TextEdit } from './TextEdit.ts';
import type { Target } from './findTarget.ts';

/** Moves a question within `form.json`: in its group by changing places, so that all between stays as it is, or into another group. */
export function moveProperty(text: string, path: string, { path: to, position }: Target): string {
  const tree = parseTree(text);
  const [from, into] = [path, to].map((one) => (tree ? findContainer(tree, one) : undefined));
  const moved = from?.children?.find((property) => nameOf(property) === lastName(path));
  if (!from || !into || !moved || position === null) return text;
  const write = (property: Node) => text.slice(property.offset, property.offset + property.length);
  if (from === into) {
    const slots = from.children ?? [];
    const others = slots.filter((property) => property !== moved);
    const index = others.findIndex((property) => nameOf(property) === position.behind) + 1;
    const order = others.toSpliced(index, 0, moved);
    return applyTextEdits(
      text,
      slots.map(({ offset, length }, slot) => ({ offset, length, text: write(order[slot] ?? moved) })),
    );
  }
  const before = into.children?.find((property) => nameOf(property) === position.behind);
  const isAlone = into.children?.length === 0;
  const inserted = before
    ? { offset: before.offset + before.length, length: 0, text: `,\n${write(moved)}` }
    : { offset: into.offset + 1, length: 0, text: `\n${write(moved)}${isAlone ? '' : ','}` };
  return applyTextEdits(text, [inserted, removeProperty(from, moved)]);
}

/** Returns the edit that removes a member of an object with its comma. */
export function removeProperty({ children = [] }: Node, moved: Node): TextEdit {
  const index = children.indexOf(moved);
  const next = children[index + 1];
  if (next) return { offset: moved.offset, length: next.offset - moved.offset, text: '' };
  const previous = children[index - 1];
  const start = previous ? previous.offset + previous.length : moved.offset;
  return { offset: start, length: moved.offset + moved.length - start, text: '' };
}

function findContainer(tree: Node, path: string): Node | undefined {
  return findNodeAtLocation(tree, listSchemaKeys(tree, path).slice(0, -1));
}

function nameOf(property: Node): unknown {
  return property.children?.[0]?.value;
}
