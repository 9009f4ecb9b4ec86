import {
  operationOf,
  type CompiledRule,
  type Expression,
  type Step,
  type Wizard,
} from '../../engine/index.ts';
import { atomsOf } from './atomsOf.ts';
import type { RuleUse } from './rulesOf.ts';

/**
 * Rules of a step that ask whether something is answered. They meet the step before anything on it is, too: a step is left with its
 * questions answered only.
 */
export function rulesBeforeAnswers(
  step: Step,
  wizard: Wizard,
  uses: readonly RuleUse[],
): readonly CompiledRule[] {
  return uses.flatMap(({ rule, at }) => {
    if (typeof at !== 'object' || !('node' in at) || at.part !== null) return [];
    const isOfStep = at.node >= step.first && at.node < step.last;
    return isOfStep && asksWhetherAnswered(rule.rule, wizard) ? [rule] : [];
  });
}

function asksWhetherAnswered(rule: Expression, { conditions }: Wizard): boolean {
  return atomsOf(rule, conditions).some((atom) => operationOf(atom)?.operator.asksWhether === 'answered');
}
