import type { Wizard } from '../../../engine/index.ts';
import { toAskedAtom } from './toAskedAtom.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { checkMoments, type CheckMoments, listLengthRules } from './checkMoments.ts';
import { collectControlPaths, listLivePaths } from './collectControlPaths.ts';
import { listRuleUses } from './listRuleUses.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** The values that the rules of a form read: answers, facts and checks. Collected once per form. */
export interface RuleDependencies {
  /** Paths that distinguish ways through the form: a rule reads them, or a check that a rule reads depends on them. */
  readonly control: ReadonlySet<string>;
  /** By step index: control paths that rules of this step or later read; the last entry is for the end. */
  readonly live: readonly ReadonlySet<string>[];
  readonly atoms: AtomTable;
  readonly checks: CheckMoments;
}

export function collectRuleDependencies(wizard: Wizard): RuleDependencies {
  const read = collectControlPaths(wizard);
  const checks = checkMoments(wizard, read);
  return {
    control: new Set([...read, ...checks.answering.keys()]),
    live: listLivePaths(wizard),
    atoms: {
      atoms: [
        ...listRuleUses(wizard).flatMap(({ rule }) => listAtoms(rule.rule, wizard.conditions)),
        ...listLengthRules(wizard),
      ].map((atom) => toAskedAtom(atom, wizard)),
    },
    checks,
  };
}
