import type { CompiledRule, Wizard, WizardNode } from '../../engine/index.ts';
import { isSameData } from '../flows/isSameData.ts';
import { listNamedConditions } from '../prove/observations/askRules.ts';
import { listJoinedOperands } from '../prove/rules/listJoinedOperands.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import { goalIds } from './goalIds.ts';

/**
 * Lists every goal that a form can have at most, whether answers reach it or not: steps that can follow each other, fields shown and hidden,
 * both truths of rules and of their operands, missing answers, values beyond limits, checks and replies. A form whose flow tests meet all of
 * them is covered whole, however many ways lead through it.
 */
export function listPossibleGoals(wizard: Wizard): readonly string[] {
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  const rules = listAskedRules(wizard);
  return [
    ...listEdges(wizard),
    ...nodes.flatMap(({ path, show }) =>
      show.length === 0 ? [goalIds.shown(path)] : [goalIds.shown(path), goalIds.hidden(path)],
    ),
    ...rules.flatMap((rule) => bothTruths((truth) => goalIds.condition(rule, truth))),
    ...rules.flatMap((rule) =>
      listJoinedOperands(rule.rule, '').flatMap(({ pointer }) =>
        bothTruths((truth) => goalIds.operand(rule, pointer, truth)),
      ),
    ),
    ...nodes.flatMap((node) => listErrors(node, startsAnswered(wizard, node))),
    ...wizard.steps.flatMap(({ id, checks }) => checks.map(({ error }) => goalIds.check(id, error))),
    ...wizard.calls.flatMap(({ outcomes }) => outcomes.map(({ place }) => goalIds.outcome(place))),
  ];
}

function bothTruths(toGoal: (truth: boolean) => string): readonly string[] {
  return [toGoal(true), toGoal(false)];
}

/** Lists the pairs of steps that can follow each other: each step between them has a condition, and another one than both of them. */
function listEdges({ steps }: Wizard): readonly string[] {
  return steps.flatMap((from) =>
    steps.slice(from.index + 1).flatMap((to) => {
      const between = steps.slice(from.index + 1, to.index);
      const isPossible = between.every(
        ({ when }) => when !== null && ![from, to].some((end) => isSameRule(end.when, when)),
      );
      return isPossible ? [goalIds.edge(from.id, to.id)] : [];
    }),
  );
}

function isSameRule(one: CompiledRule | null, other: CompiledRule): boolean {
  return one !== null && isSameData(one.rule, other.rule);
}

/** Lists the errors that an untouched question, a value just beyond a limit by rule and a short list can have. */
function listErrors(node: WizardNode, isAnswered: boolean): readonly string[] {
  if (node.kind === 'block') return [];
  if (node.kind === 'field' && node.twoValued)
    return node.schema.const === true ? [goalIds.open(node.path, 'mustBeTicked')] : [];
  const missing = node.optional === true || isAnswered ? [] : ['required'];
  const [early, late] = node.kind === 'list' || node.type === 'string' ? dateCodes : numberCodes;
  const beyond = node.kind === 'list' ? [] : [...(node.min ? [early] : []), ...(node.max ? [late] : [])];
  const few = node.kind === 'list' && node.minItems > 1 ? ['tooFewRows'] : [];
  return [...missing, ...beyond, ...few].map((code) => goalIds.open(node.path, code));
}

/** Returns true for a choice between yes and no that starts with one of them: a customer can change the answer, but not take it away. */
function startsAnswered({ start }: Wizard, node: WizardNode): boolean {
  return start.some(({ path, value }) => path === node.path && typeof value.expression === 'boolean');
}

const dateCodes = ['tooEarly', 'tooLate'] as const;
const numberCodes = ['tooSmall', 'tooLarge'] as const;

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
