import { endsWithoutCalls, walkScope, type Step, type Walk, type Wizard } from '../../../engine/index.ts';
import { askBeforeAnswers } from './askBeforeAnswers.ts';
import { askConditions, askRules } from './askRules.ts';
import { isDeclaredStuck } from '../values/findErrorCodes.ts';
import type { Visitor } from '../exploration/explore.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Observations } from './Observations.ts';
import { observeNodes } from './observeNodes.ts';
import { observeOutcomes } from './observeOutcomes.ts';
import { observeRequests } from './observeRequests.ts';
import { listStepConditions, isAskedOnLeaving, listRuleUses } from '../rules/listRuleUses.ts';

/** Statuses that are tried on an outcome table besides those it names; `undeclaredStatus` stands for every other one. */
export interface ObserveSettings {
  readonly statusesOf: (operation: string) => readonly number[];
}

/** Creates a visitor that records observations. */
export function observe(wizard: Wizard, seen: Observations, { statusesOf }: ObserveSettings): Visitor {
  const uses = listRuleUses(wizard);
  const onEntry = uses.filter(({ at }) => at === 'start');
  const atEnd = uses.filter(({ at }) => at === 'end');
  const ask = askRules(wizard, seen);
  const nodes = observeNodes(seen, ask);
  const seeOutcomes = observeOutcomes(wizard, seen, statusesOf);
  const requests = observeRequests(wizard, seen);
  return {
    considers(step, walk) {
      if (step.when) ask(step.when, walkScope(walk));
    },
    enters(step, walk, trail) {
      keepShortest(seen.entered, step.id, { walk, trail });
      const scope = walkScope(walk);
      if (trail.length === 0) askConditions(onEntry, scope, ask);
      askConditions(listStepConditions(wizard, step), scope, ask);
      askBeforeAnswers(step, walk, uses, ask);
      for (const { when } of wizard.stuck) ask(when, scope);
      const entering = wizard.calls.filter(({ at }) => 'enter' in at && at.enter === step.id);
      for (const { when } of entering) if (when) ask(when, scope);
      seeOutcomes(entering, walk, trail);
      requests.entering(step, walk, trail);
    },
    visits(node, walk, trail) {
      nodes.see(node, walk, trail);
      requests.seeing(node, walk, trail);
    },
    asksToLeave(step, walk, trail) {
      nodes.seeStep(step, walk, trail);
      requests.deciding(step, walk, trail);
      const scope = walkScope(walk);
      const onLeaving = uses.filter((use) => isAskedOnLeaving(use, step, walk));
      askConditions([...onLeaving, ...listStepConditions(wizard, step)], scope, ask);
      for (const { when } of wizard.notices) ask(when, scope);
    },
    leaves(step, walk, trail) {
      const next = findNextStep(step, walk);
      if (next && fallsBehind(next, step)) keepShortest(seen.fallingProgress, next.id, { walk, trail });
      const leaving = wizard.calls.filter(({ at }) => 'continue' in at && at.continue === step.id);
      seeOutcomes(leaving, walk, trail);
      requests.leaving(step, walk, trail);
    },
    stuckAt(step, walk, trail) {
      for (const { when } of wizard.stuck) ask(when, walkScope(walk));
      if (!isDeclaredStuck(walk) && !waitsForResult(step, walk))
        keepShortest(seen.deadEnds, step.id, { walk, trail });
    },
    ends(walk, trail) {
      askConditions(atEnd, walkScope(walk), ask);
      if (endsWithoutCalls(walk)) keepShortest(seen.silentEnds, wizard.id, { walk, trail });
      const ending = wizard.calls.filter(({ at }) => !('enter' in at) && !('continue' in at));
      seeOutcomes(ending, walk, trail);
      requests.sending(walk, trail);
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

/** Returns true when a call on entering the step has not given its result. The call can be made again, so that this is no dead end. */
function waitsForResult(step: Step, { wizard, facts }: Walk): boolean {
  return wizard.calls.some(
    ({ at, keep }) =>
      'enter' in at &&
      at.enter === step.id &&
      keep.some(({ name }) => (facts[`result.${name}`] ?? null) === null),
  );
}
