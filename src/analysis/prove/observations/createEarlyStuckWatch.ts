import { changeWalk, holds, type Step, type Walk, type Wizard } from '../../../engine/index.ts';
import { toAskedAtom } from '../rules/toAskedAtom.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { findWitnesses } from '../values/witnesses.ts';

interface EarlyStuck {
  /** The position of the declared dead end. */
  readonly position: number;
  /** The question whose answer leads on. */
  readonly path: string;
}

/**
 * Creates a function that finds the declared dead ends that hold on entering a step, although an answer to a question of the step ends them.
 * A customer would read that it goes no further before the question is answered.
 */
export function createEarlyStuckWatch(wizard: Wizard): (step: Step, walk: Walk) => readonly EarlyStuck[] {
  const declared = wizard.stuck.map(({ when }, position) => ({
    when,
    position,
    table: { atoms: listAtoms(when.rule, wizard.conditions).map((atom) => toAskedAtom(atom, wizard)) },
  }));
  return (step, walk) =>
    declared.flatMap(({ when, position, table }) => {
      if (!holds(walk, when)) return [];
      const ending = walk.nodes.slice(step.first, step.last).find((node) => {
        if (node.kind !== 'field' || !when.reads.includes(node.key)) return false;
        if (!node.shown || node.lock !== null || node.answer !== null) return false;
        const endsIt = (to: ReturnType<typeof findWitnesses>[number]) =>
          !holds(changeWalk(walk, [{ set: node.key, to }]).walk, when);
        return findWitnesses(walk, table, node, node.key).some(endsIt);
      });
      return ending === undefined ? [] : [{ position, path: ending.key }];
    });
}
