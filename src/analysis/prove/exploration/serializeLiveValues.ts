import type { Walk } from '../../../engine/index.ts';

/** Serializes the values of a walk that are read later. */
export function serializeLiveValues(walk: Walk, live: ReadonlySet<string>): string {
  const nodes = walk.nodes.map((node) =>
    node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : '',
  );
  const checks = Object.entries(walk.checks).filter(([id]) => live.has(`check.${id}`));
  return [...nodes, ...checks.toSorted(([left], [right]) => (left < right ? -1 : 1)).flat()].join('|');
}
