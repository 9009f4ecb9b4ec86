import type { Wizard } from '../../engine/index.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import { listUsedConditions } from '../words/listUsedConditions.ts';
import { goalIds } from './goalIds.ts';

/** Lists the goals that stand in a form, whether answers reach them or not: what shows, both truths of rules, checks and replies. */
export function listPossibleGoals(wizard: Wizard): readonly string[] {
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  // Promises and the condition of the entry are no goals.
  const named = listUsedConditions({ ...wizard, assumes: null, promises: [] });
  const rules = [...listRuleUses(wizard).map(({ rule }) => rule), ...named];
  return [
    ...nodes.flatMap(({ path, show }) =>
      show.length === 0 ? [goalIds.shown(path)] : [goalIds.shown(path), goalIds.hidden(path)],
    ),
    ...rules.flatMap((rule) => [goalIds.condition(rule, true), goalIds.condition(rule, false)]),
    ...wizard.steps.flatMap(({ id, checks }) => checks.map(({ error }) => goalIds.check(id, error))),
    ...wizard.calls.flatMap(({ outcomes }) => outcomes.map(({ place }) => goalIds.outcome(place))),
  ];
}
