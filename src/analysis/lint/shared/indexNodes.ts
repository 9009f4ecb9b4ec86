import type { Wizard, WizardNode } from '../../../engine/index.ts';
import { memoizePerObject } from './memoizePerObject.ts';

/** Indexes all nodes by path, with parts of lists. */
export const indexNodes = memoizePerObject(
  (wizard: Wizard): ReadonlyMap<string, WizardNode> =>
    new Map(
      wizard.nodes
        .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
        .map((node) => [node.path, node]),
    ),
);
