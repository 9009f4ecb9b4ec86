import type { CompiledRule, Wizard, WizardNode } from '../../engine/index.ts';
import { describeRule } from './describeRule.ts';
import { say } from '../messages/messages.ts';

/** Describes when a field is shown, in the sentences of its conditions; null when it always is. */
export function describeShowConditions(wizard: Wizard, path: string): string | null {
  const node = listNodesAndParts(wizard).find((candidate) => candidate.path === removePositions(path));
  if (!node || node.show.length === 0) return null;
  return node.show.map((rule) => describeCondition(wizard, rule)).join(say('flow.and'));
}

/** Returns true when a path with positions is that of a field, block, list or group. */
export function isKnownPath(wizard: Wizard, path: string): boolean {
  const plain = removePositions(path);
  return listNodesAndParts(wizard).some((node) => node.path === plain || node.path.startsWith(`${plain}.`));
}

/** Returns the greatest number of characters of a field; null when there is no such field, or no limit. */
export function getLongestText(wizard: Wizard, path: string): number | null {
  const node = listNodesAndParts(wizard).find((candidate) => candidate.path === removePositions(path));
  return node?.schema.maxLength ?? null;
}

function listNodesAndParts(wizard: Wizard): readonly WizardNode[] {
  return wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
}

function removePositions(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/** Describes a rule in its own words. */
export function describeCondition(wizard: Wizard, { rule }: Pick<CompiledRule, 'rule'>): string {
  return describeRule(wizard, rule);
}
