import type { NodeState, Walk } from '../../engine/index.ts';

/** Where a node stands in a walk: a number for a node of the form, or a part of a row. Finding it costs nothing. */
export type NodePosition = number | { readonly list: number; readonly row: number; readonly part: number };

/** The node as it stands; undefined when its row is gone. */
export function stateAt(walk: Walk, position: NodePosition): NodeState | undefined {
  if (typeof position === 'number') return walk.nodes[position];
  const list = walk.nodes[position.list];
  if (list?.kind !== 'list') return undefined;
  return list.rows.find((row) => row.id === position.row)?.parts[position.part];
}

/** The node of the form it belongs to: itself, or the list its row is in. */
export function nodeAt(position: NodePosition): number {
  return typeof position === 'number' ? position : position.list;
}
