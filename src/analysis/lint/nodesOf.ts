import type { Wizard, WizardNode } from '../../engine/index.ts';
import { oncePer } from './oncePer.ts';

/** All nodes by path, parts of lists too. */
export const nodesOf = oncePer(
  (wizard: Wizard): ReadonlyMap<string, WizardNode> =>
    new Map(
      wizard.nodes
        .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
        .map((node) => [node.path, node]),
    ),
);
