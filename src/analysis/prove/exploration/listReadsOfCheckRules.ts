import type { Wizard } from '../../../engine/index.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import { listRuleUses } from '../rules/listRuleUses.ts';

/**
 * Lists the paths of rules that depend on checks, themselves or through dependent questions. After a return, situations with the same
 * values of these paths are one.
 */
export function listReadsOfCheckRules(wizard: Wizard): ReadonlySet<string> {
  const known = readsOfWizards.get(wizard) ?? collectReadsOfCheckRules(wizard);
  readsOfWizards.set(wizard, known);
  return known;
}

const readsOfWizards = new WeakMap<Wizard, ReadonlySet<string>>();

function collectReadsOfCheckRules(wizard: Wizard): ReadonlySet<string> {
  const dependent = new Set<string>();
  const depends = (reads: readonly string[]) =>
    reads.some((path) => path.startsWith('check.') || dependent.has(path));
  for (const node of wizard.nodes) if (depends(listNodeReads(node))) dependent.add(node.path);
  return new Set([
    ...wizard.nodes.flatMap((node) => (dependent.has(node.path) ? listNodeReads(node) : [])),
    ...listRuleUses(wizard).flatMap(({ rule }) => (depends(rule.reads) ? rule.reads : [])),
  ]);
}
