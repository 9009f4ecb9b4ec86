import type { Wizard } from '../../../engine/index.ts';
import { readsOfNode, listRuleUses } from '../rules/listRuleUses.ts';

/** What rules read that depend on checks, themselves or through questions that depend on them: ways that agree in it return alike. */
export function listReadsOfCheckRules(wizard: Wizard): ReadonlySet<string> {
  const dependent = new Set<string>();
  const depends = (reads: readonly string[]) =>
    reads.some((path) => path.startsWith('check.') || dependent.has(path));
  for (const node of wizard.nodes) if (depends(readsOfNode(node))) dependent.add(node.path);
  return new Set([
    ...wizard.nodes.flatMap((node) => (dependent.has(node.path) ? readsOfNode(node) : [])),
    ...listRuleUses(wizard).flatMap(({ rule }) => (depends(rule.reads) ? rule.reads : [])),
  ]);
}
