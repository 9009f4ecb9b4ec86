import type { List, Wizard, WizardNode } from '../../../engine/index.ts';

interface PlacedNode {
  readonly node: WizardNode;
  /** The list that the node is a part of. */
  readonly list: List | null;
}

/** Finds the node, or the part of rows, with a path; null when there is none. */
export function findPlacedNode(wizard: Wizard, path: string): PlacedNode | null {
  for (const node of wizard.nodes) {
    if (node.path === path) return { node, list: null };
    if (node.kind !== 'list') continue;
    const part = node.parts.find((candidate) => candidate.path === path);
    if (part) return { node: part, list: node };
  }
  return null;
}
