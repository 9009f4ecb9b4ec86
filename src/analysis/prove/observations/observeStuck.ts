import { changeWalk, holds, walkScope, type Step, type Walk, type Wizard } from '../../../engine/index.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import { toAskedAtom } from '../rules/toAskedAtom.ts';
import type { Trail } from '../Trail.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { findWitnesses } from '../values/witnesses.ts';
import type { AskRule } from './askRules.ts';
import type { Observations } from './Observations.ts';

/** Records the truths of declared dead ends, and those that are shown too early. */
export interface StuckObserver {
  readonly enters: (step: Step, walk: Walk, trail: Trail) => void;
  readonly see: (walk: Walk) => void;
}

export function observeStuck(wizard: Wizard, seen: Observations, ask: AskRule): StuckObserver {
  const findEarlyStuck = createEarlyStuckWatch(wizard);
  return {
    enters(step, walk, trail) {
      see(walk);
      for (const { position, path } of findEarlyStuck(step, walk))
        keepShortest(seen.earlyStuck, position, { step: step.id, path, walk, trail });
    },
    see,
  };

  function see(walk: Walk): void {
    for (const { when } of wizard.stuck) ask(when, walkScope(walk));
  }
}

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
function createEarlyStuckWatch(wizard: Wizard): (step: Step, walk: Walk) => readonly EarlyStuck[] {
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
