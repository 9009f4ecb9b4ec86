import type { NodeState, Walk } from '../../engine/index.ts';

/** The position of a node in a walk: the index of a node of the form, or a part of a row. It is found without a search. */
export type NodePosition = number | { readonly list: number; readonly row: number; readonly part: number };

/** Returns the current state of the node; undefined when its row is gone. */
export function getStateAt(walk: Walk, position: NodePosition): NodeState | undefined {
  if (typeof position === 'number') return walk.nodes[position];
  const list = walk.nodes[position.list];
  if (list?.kind !== 'list') return undefined;
  return list.rows.find((row) => row.id === position.row)?.parts[position.part];
}

/** Returns the index of the form's node: the node itself, or the list when the position is in one of its rows. */
export function getNodeAt(position: NodePosition): number {
  return typeof position === 'number' ? position : position.list;
}

/** Returns the day of the form, which moves at midnight, as `2026-11-27`; empty without one. */
export function getToday({ facts }: Walk): string {
  const { today } = facts;
  return typeof today === 'string' ? today : '';
}
