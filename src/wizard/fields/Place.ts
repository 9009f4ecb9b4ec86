import type { NodeState, Walk } from '../../engine/index.ts';

/** Where a node stands in a walk: a number for a node of the form, or a part of a row. Finding it costs nothing. */
export type Place = number | { readonly list: number; readonly row: number; readonly part: number };

/** The node as it stands; undefined when its row is gone. */
export function stateAt(walk: Walk, place: Place): NodeState | undefined {
  if (typeof place === 'number') return walk.nodes[place];
  const list = walk.nodes[place.list];
  if (list?.kind !== 'list') return undefined;
  return list.rows.find((row) => row.id === place.row)?.parts[place.part];
}

/** The node of the form a place belongs to: itself, or the list its row is in. */
export function nodeAt(place: Place): number {
  return typeof place === 'number' ? place : place.list;
}
