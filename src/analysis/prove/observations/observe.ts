import { endsWithoutCalls, walkScope, type Step, type Walk, type Wizard } from '../../../engine/index.ts';
import { createAskBeforeAnswers } from './askBeforeAnswers.ts';
import { askConditions, askRules, type RuleObserver } from './askRules.ts';
import { isDeclaredStuck } from '../values/findErrorCodes.ts';
import type { Visitor } from '../exploration/Visitor.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import { observeStuck } from './observeStuck.ts';
import type { Observations } from './Observations.ts';
import { observeNodes } from './observeNodes.ts';
import type { CallSettings } from './CallSettings.ts';
import { observeCalls } from './observeCalls.ts';
import { findMomentStep } from '../../flows/findMomentStep.ts';
import { listStepConditions, isAskedOnLeaving, listRuleUses } from '../rules/listRuleUses.ts';

/** Creates a visitor that records observations; those of rules go where `rules` records them. */
export function observe(
  wizard: Wizard,
  seen: Observations,
  settings: CallSettings,
  rules: RuleObserver = askRules(wizard, seen),
): Visitor {
  const uses = listRuleUses(wizard);
  const onEntry = uses.filter(({ at }) => at === 'start');
  const atEnd = uses.filter(({ at }) => at === 'end');
  const { ask } = rules;
  const askBeforeAnswers = createAskBeforeAnswers(wizard, uses, rules);
  const nodes = observeNodes(seen, ask);
  const calls = observeCalls(wizard, seen, settings);
  const stuck = observeStuck(wizard, seen, ask);
  return {
    considers(step, walk) {
      if (step.when) ask(step.when, walkScope(walk));
    },
    enters(step, walk, trail) {
      keepShortest(seen.entered, step.id, { walk, trail });
      const scope = walkScope(walk);
      if (trail.length === 0) askConditions(onEntry, scope, ask);
      askConditions(listStepConditions(wizard, step), scope, ask);
      askBeforeAnswers(step, walk);
      stuck.enters(step, walk, trail);
      for (const { at, when } of wizard.calls)
        if ('enter' in at && at.enter === step.id && when) ask(when, scope);
      calls.enters(step, walk, trail);
    },
    visits(node, walk, trail) {
      nodes.see(node, walk, trail);
      calls.visits(node, walk, trail);
    },
    asksToLeave(step, walk, trail) {
      nodes.seeStep(step, walk, trail);
      calls.asksToLeave(step, walk, trail);
      const scope = walkScope(walk);
      askBeforeAnswers(step, walk);
      const onLeaving = uses.filter((use) => isAskedOnLeaving(use, step, walk));
      askConditions([...onLeaving, ...listStepConditions(wizard, step)], scope, ask);
      stuck.see(walk);
      for (const { when } of wizard.notices) ask(when, scope);
    },
    leaves(step, walk, trail) {
      const next = findNextStep(step, walk);
      if (next && fallsBehind(next, step)) keepShortest(seen.fallingProgress, next.id, { walk, trail });
      calls.leaves(step, walk, trail);
    },
    stuckAt(step, walk, trail) {
      stuck.see(walk);
      if (!isDeclaredStuck(walk) && !waitsForResult(step, walk))
        keepShortest(seen.deadEnds, step.id, { walk, trail });
    },
    ends(walk, trail) {
      askConditions(atEnd, walkScope(walk), ask);
      if (endsWithoutCalls(walk)) keepShortest(seen.silentEnds, wizard.id, { walk, trail });
      calls.ends(walk, trail);
    },
  };
}

/** Finds the next step that applies. */
function findNextStep({ index }: Step, { wizard, applies }: Walk): Step | undefined {
  return wizard.steps.find((candidate) => candidate.index > index && applies[candidate.index]);
}

/** Returns true when the progress that a step shows is not more than that of the step before. */
function fallsBehind({ progress }: Step, before: Step): boolean {
  return before.progress !== null && progress !== null && progress <= before.progress;
}

/** Returns true when a call of the step has not given its result. The customer can make the call again, so that this is no dead end. */
function waitsForResult(step: Step, { wizard, facts }: Walk): boolean {
  return wizard.calls.some(
    ({ at, keep }) =>
      findMomentStep(at) === step.id && keep.some(({ name }) => (facts[`result.${name}`] ?? null) === null),
  );
}
