import type { Wizard, WizardNode } from '../../engine/index.ts';

/** All nodes by path, parts of lists too. */
export function nodesOf(wizard: Wizard): ReadonlyMap<string, WizardNode> {
  const nodes = wizard.nodes.flatMap((node): readonly WizardNode[] =>
    node.kind === 'list' ? [node, ...node.parts] : [node],
  );
  return new Map(nodes.map((node) => [node.path, node]));
}
