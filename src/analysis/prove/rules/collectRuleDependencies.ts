import type { Wizard } from '../../../engine/index.ts';
import { toAskedAtom } from './toAskedAtom.ts';
import { listAtoms } from './listAtoms.ts';
import { checkMoments, type CheckMoments, listLengthRules } from '../exploration/checkMoments.ts';
import { controlPaths, livePaths, listRuleUses } from './listRuleUses.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** What a form asks of answers, facts and checks; made once per form. */
export interface RuleDependencies {
  /** Paths that tell ways through the form apart: some rule reads them, or a check some rule reads is made of them. */
  readonly control: ReadonlySet<string>;
  /** By step index: control paths that rules of this step or later read; the last entry is for the end. */
  readonly live: readonly ReadonlySet<string>[];
  readonly atoms: AtomTable;
  readonly checks: CheckMoments;
}

export function collectRuleDependencies(wizard: Wizard): RuleDependencies {
  const read = controlPaths(wizard);
  const checks = checkMoments(wizard, read);
  return {
    control: new Set([...read, ...checks.answering.keys()]),
    live: livePaths(wizard),
    atoms: {
      atoms: [
        ...listRuleUses(wizard).flatMap(({ rule }) => listAtoms(rule.rule, wizard.conditions)),
        ...listLengthRules(wizard),
      ].map((atom) => toAskedAtom(atom, wizard)),
    },
    checks,
  };
}
