import {
  collectReads,
  holds,
  openRequirements,
  parseFieldKey,
  parseOperation,
  type CompiledRule,
  type Expression,
  type Step,
  type Walk,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import { collectDependencies } from './collectDependencies.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import { listNodeRules } from '../rules/listRuleUses.ts';

/** Values that decide something, and the rules that read them. */
export interface Deciders {
  readonly reads: readonly string[];
  readonly rules: readonly Expression[];
}

/** A requirement of a step that is not met, as the groups of values of which one alone can meet it. */
export type Blocker = readonly Deciders[];

/** Finds the requirements of a step that keep a customer there. */
export function findBlockers(walk: Walk, step: Step): readonly Blocker[] {
  const { wizard } = walk;
  const nodes = openRequirements(walk, step).flatMap(({ key, textPath }) => {
    if (textPath === step.id) return []; // a check, at the question it points to
    const node = key === null ? undefined : wizard.nodes[wizard.indexOf.get(parseFieldKey(key).path) ?? -1];
    // Whether a locked gap keeps customers on the step depends on the declared dead ends.
    const isLockable = node?.kind === 'field' && node.locks.length > 0;
    const stuck = isLockable ? wizard.stuck.map(({ when }) => getRuleDeciders(when)) : [];
    return node ? [[joinDeciders([getNodeDeciders(node), ...stuck])]] : [];
  });
  const checks = step.checks.filter(({ level, needs }) => level !== 'warning' && !holds(walk, needs));
  return [...nodes, ...checks.map(({ needs }) => listWaysToHold(wizard, needs.rule))];
}

const knownWays = new WeakMap<Wizard, Map<Expression, readonly Deciders[]>>();

/** Lists the parts of a rule of which each makes the rule true on its own; those that depend on least come first. */
export function listWaysToHold(wizard: Wizard, rule: Expression): readonly Deciders[] {
  const known = knownWays.get(wizard) ?? new Map<Expression, readonly Deciders[]>();
  knownWays.set(wizard, known);
  const before = known.get(rule);
  if (before) return before;
  const sized = listSufficientParts(wizard, rule).map((way) => ({
    way,
    size: collectDependencies(wizard, way.reads).reads.size,
  }));
  const ways = sized.toSorted((one, other) => one.size - other.size).map(({ way }) => way);
  known.set(rule, ways);
  return ways;
}

function listSufficientParts(wizard: Wizard, rule: Expression): readonly Deciders[] {
  const operation = parseOperation(rule);
  if (!operation) return [];
  const { name, operator, operands } = operation;
  const [first] = operands;
  if (operator.names === 'condition' && typeof first === 'string') {
    const condition = wizard.conditions.get(first);
    return condition ? listSufficientParts(wizard, condition.rule) : [];
  }
  if (operator.joins?.neutral === false)
    return operands.flatMap((operand) => listSufficientParts(wizard, operand));
  const { reads } = collectReads(rule, wizard.conditions);
  return operator.asksWhether === 'changed'
    ? reads.map((path) => ({ reads: [path], rules: [{ [name]: [path] }] }))
    : [{ reads, rules: [rule] }];
}

/** Returns the values that a rule reads, with the rule. */
export function getRuleDeciders({ reads, rule }: CompiledRule): Deciders {
  return { reads, rules: [rule] };
}

/** Returns what decides how a node looks, with the value of the node itself. */
export function getNodeDeciders(node: WizardNode): Deciders {
  const nodes: readonly WizardNode[] = node.kind === 'list' ? [node, ...node.parts] : [node];
  return {
    reads: [node.path, ...listNodeReads(node)],
    rules: nodes.flatMap((one) => listNodeRules(one).map(({ rule }) => rule)),
  };
}

/** Joins several groups of values into one. */
export function joinDeciders(all: readonly Deciders[]): Deciders {
  return { reads: all.flatMap(({ reads }) => reads), rules: all.flatMap(({ rules }) => rules) };
}
