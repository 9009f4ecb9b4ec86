import {
  type Answer,
  changeWalk,
  getDefinition,
  type OpenRequirement,
  openRequirements,
  startWalk,
  type Facts,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';

/** The long form after the answers of a short one. */
interface LongWay {
  readonly walk: Walk;
  /** The requirements that are still open, step by step. Empty: the way leads to the end. */
  readonly open: readonly OpenRequirement[];
}

/** Walks through the long form from its first step on, with these answers by question and no others. */
export function followLongForm(wizard: Wizard, facts: Facts, answers: ReadonlyMap<string, Answer>): LongWay {
  let walk = startWalk(wizard, facts);
  const open: OpenRequirement[] = [];
  for (const step of wizard.steps) {
    if (!walk.applies[step.index]) continue;
    for (let index = step.first; index < step.last; index += 1) {
      const state = walk.nodes[index];
      if (state?.kind !== 'field' || !state.shown || state.lock !== null) continue;
      const to = answers.get(getDefinition(state).path);
      if (to !== undefined) walk = changeWalk(walk, [{ set: state.key, to }]).walk;
    }
    open.push(...openRequirements(walk, step));
  }
  return { walk, open };
}
