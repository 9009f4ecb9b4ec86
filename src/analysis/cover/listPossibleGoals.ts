import type { CompiledRule, Wizard } from '../../engine/index.ts';
import { listNamedConditions } from '../prove/observations/askRules.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import { goalIds } from './goalIds.ts';

/** Lists the goals that stand in a form, whether answers reach them or not: what shows, both truths of rules, checks and replies. */
export function listPossibleGoals(wizard: Wizard): readonly string[] {
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return [
    ...nodes.flatMap(({ path, show }) =>
      show.length === 0 ? [goalIds.shown(path)] : [goalIds.shown(path), goalIds.hidden(path)],
    ),
    ...listAskedRules(wizard).flatMap((rule) => [
      goalIds.condition(rule, true),
      goalIds.condition(rule, false),
    ]),
    ...wizard.steps.flatMap(({ id, checks }) => checks.map(({ error }) => goalIds.check(id, error))),
    ...wizard.calls.flatMap(({ outcomes }) => outcomes.map(({ place }) => goalIds.outcome(place))),
  ];
}

/** Lists the rules with two truths that a form asks, and the conditions that they name. Rows of tables are counted with their tables. */
function listAskedRules(wizard: Wizard): readonly CompiledRule[] {
  // A lock by `readOnly` is meant to hold always.
  const open = listRuleUses(wizard).flatMap(({ rule }) => (rule.pointer.endsWith('/readOnly') ? [] : [rule]));
  const asked = new Set<CompiledRule>();
  for (let rule = open.pop(); rule !== undefined; rule = open.pop()) {
    if (asked.has(rule)) continue;
    asked.add(rule);
    open.push(...listNamedConditions(rule.rule).flatMap((name) => wizard.conditions.get(name) ?? []));
  }
  return [...asked];
}
