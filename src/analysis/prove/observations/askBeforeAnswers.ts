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
import { listAtoms } from '../values/listAtoms.ts';
import type { RuleUse } from '../rules/listRuleUses.ts';

/**
 * Evaluates the rules of a step that test whether a question is answered, before its questions are answered. The exploration itself leaves
 * a step only with answered questions, and start values count as answers until the customer clears them.
 */
export function askBeforeAnswers(step: Step, walk: Walk, uses: readonly RuleUse[], ask: AskRule): void {
  const rules = uses.flatMap(({ rule, at }) => {
    if (typeof at !== 'object' || !('node' in at) || at.part !== null) return [];
    const isOfStep = at.node >= step.first && at.node < step.last;
    return isOfStep && asksWhetherAnswered(rule.rule, walk.wizard) ? [rule] : [];
  });
  if (rules.length === 0) return;
  const scopes = [walk, clearAnswers(step, walk)].map(walkScope);
  for (const rule of rules) for (const scope of scopes) ask(rule, scope);
}

/** Returns the walk after the customer has cleared every question of the step that accepts an answer. */
function clearAnswers({ first, last }: Step, walk: Walk): Walk {
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
