import {
  changeWalk,
  parseOperation,
  walkScope,
  type Expression,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import type { AskRule } from './askRules.ts';
import { listAtoms } from '../rules/listAtoms.ts';
import type { RuleUse } from '../rules/listRuleUses.ts';

/**
 * Asks the rules of a step that ask whether something is answered. They meet the step before anything on it is, too: a step is left with
 * its questions answered only. What is there at first may have been cleared.
 */
export function askBeforeAnswers(step: Step, walk: Walk, uses: readonly RuleUse[], ask: AskRule): void {
  const rules = uses.flatMap(({ rule, at }) => {
    if (typeof at !== 'object' || !('node' in at) || at.part !== null) return [];
    const isOfStep = at.node >= step.first && at.node < step.last;
    return isOfStep && asksWhetherAnswered(rule.rule, walk.wizard) ? [rule] : [];
  });
  if (rules.length === 0) return;
  const scopes = [walk, withoutAnswers(step, walk)].map(walkScope);
  for (const rule of rules) for (const scope of scopes) ask(rule, scope);
}

/** The step as it is once somebody has cleared every question that takes an answer. */
function withoutAnswers({ first, last }: Step, walk: Walk): Walk {
  const cleared = walk.nodes
    .slice(first, last)
    .flatMap((node) =>
      node.kind === 'field' && node.shown && !node.lock && node.answer !== null
        ? [{ set: node.key, to: null }]
        : [],
    );
  return cleared.length === 0 ? walk : changeWalk(walk, cleared).walk;
}

function asksWhetherAnswered(rule: Expression, { conditions }: Wizard): boolean {
  return listAtoms(rule, conditions).some(
    (atom) => parseOperation(atom)?.operator.asksWhether === 'answered',
  );
}
