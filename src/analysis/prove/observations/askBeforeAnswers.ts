import {
  changeWalk,
  parseOperation,
  pathsIn,
  walkScope,
  type Expression,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import type { RuleObserver } from './askRules.ts';
import { listAtoms } from '../values/listAtoms.ts';
import type { RuleUse } from '../rules/listRuleUses.ts';

/**
 * Creates a function that evaluates the rules of a step which test whether a question is answered, with each such question still open. The
 * exploration itself leaves a step only with answered questions, and start values count as answers until the customer clears them.
 */
export function createAskBeforeAnswers(
  wizard: Wizard,
  uses: readonly RuleUse[],
  { ask, isExhausted }: RuleObserver,
): (step: Step, walk: Walk) => void {
  const asking = uses.flatMap(({ rule, at }) => {
    const paths = listPathsAskedForAnswers(rule.rule, wizard);
    const isOfNode = typeof at === 'object' && 'node' in at && at.part === null;
    return isOfNode && paths.length > 0 ? [{ rule, node: at.node, paths }] : [];
  });
  return (step, walk) => {
    for (const { rule, node, paths } of asking) {
      if (node < step.first || node >= step.last || isExhausted(rule)) continue;
      for (const path of paths) ask(rule, walkScope(clearAnswers(step, walk, (key) => key === path)));
      ask(rule, walkScope(clearAnswers(step, walk, () => true)));
    }
  };
}

/** Returns the walk after the customer has cleared these questions of the step, as far as they accept an answer. */
function clearAnswers({ first, last }: Step, walk: Walk, isCleared: (key: string) => boolean): Walk {
  const cleared = walk.nodes
    .slice(first, last)
    .flatMap((node) =>
      node.kind === 'field' && isCleared(node.key) && node.shown && !node.lock && node.answer !== null
        ? [{ set: node.key, to: null }]
        : [],
    );
  return cleared.length === 0 ? walk : changeWalk(walk, cleared).walk;
}

function listPathsAskedForAnswers(rule: Expression, { conditions }: Wizard): readonly string[] {
  return listAtoms(rule, conditions).flatMap((atom) =>
    parseOperation(atom)?.operator.asksWhether === 'answered' ? pathsIn(atom) : [],
  );
}
