import {
  evaluateExpression,
  isFile,
  parseOperation,
  ruleHolds,
  type CompiledRule,
  type Expression,
  type Scope,
  type Wizard,
} from '../../../engine/index.ts';
import { addToSet } from './addToSet.ts';
import { findDecidingOperands } from '../rules/findDecidingOperands.ts';
import type { Observations } from './Observations.ts';
import { isAskedPerRow, listJoinedOperands } from '../rules/listJoinedOperands.ts';
import { readRows } from '../rules/readRows.ts';
import { areGuardsMet, type ValueCondition } from '../rules/listValueConditions.ts';

/** Evaluates a rule in a scope, and records the truths of the rule and of the conditions it names. */
export type AskRule = (rule: CompiledRule, scope: Scope) => void;

/** Evaluates the conditions whose guards allow it. */
export function askConditions(conditions: readonly ValueCondition[], scope: Scope, ask: AskRule): void {
  for (const condition of conditions) if (areGuardsMet(condition, scope)) ask(condition.rule, scope);
}

/** Identifies a rule by the place where it is written, because many nodes may share it. */
export function getRuleKey({ file, pointer }: Pick<CompiledRule, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`;
}

/** Lists the conditions that an expression names directly. */
export function listNamedConditions(rule: Expression): readonly string[] {
  const operation = parseOperation(rule);
  if (!operation) return [];
  const [first] = operation.operands;
  if (operation.operator.names === 'condition' && typeof first === 'string') return [first];
  return operation.operands.flatMap(listNamedConditions);
}

/** Evaluates the conditions that an expression names, those of rows in every row. */
export function askNamedConditions(rule: Expression, scope: Scope, wizard: Wizard, ask: AskRule): void {
  const operation = parseOperation(rule);
  if (!operation) return;
  const { operator, operands } = operation;
  const [first = null, second = null] = operands;
  if (operator.names === 'condition' && typeof first === 'string') {
    const condition = wizard.conditions.get(first);
    if (condition) ask(condition, scope);
  } else if (isAskedPerRow(operation)) {
    for (const row of readRows(evaluateExpression(first, scope)))
      askNamedConditions(second, row, wizard, ask);
  } else operands.forEach((operand) => askNamedConditions(operand, scope, wizard, ask));
}

/** The parts of a rule whose observations count. */
interface Parts {
  readonly key: string;
  readonly operands: readonly string[];
  readonly conditions: readonly string[];
}

export interface RuleObserver {
  readonly ask: AskRule;
  /** Returns true when further evaluations of a rule add nothing. */
  readonly isExhausted: (rule: CompiledRule) => boolean;
}

export function askRules(
  wizard: Wizard,
  seen: Pick<Observations, 'rules' | 'truths' | 'deciding'>,
): RuleObserver {
  const met = new Set<string>();
  const exhausted = new Set<string>();
  const known = new Map<CompiledRule, Parts>();
  const documents = new Set(
    wizard.nodes.flatMap((node) => (node.kind === 'field' && isFile(node) ? [node.path] : [])),
  );
  return { ask: askRule, isExhausted };

  function askRule(rule: CompiledRule, scope: Scope): void {
    const { key } = partsOf(rule);
    if (isExhausted(rule) || isMetAgain(key, rule, scope)) return;
    seen.rules.set(key, rule);
    addToSet(seen.truths, key, ruleHolds(rule.rule, scope));
    for (const pointer of findDecidingOperands(rule.rule, scope)) seen.deciding.add(key + pointer);
    askNamedConditions(rule.rule, scope, wizard, askRule);
  }

  function partsOf(rule: CompiledRule): Parts {
    const before = known.get(rule);
    if (before) return before;
    const key = getRuleKey(rule);
    const operands = listJoinedOperands(rule.rule, '').map(({ pointer }) => key + pointer);
    const parts = { key, operands, conditions: listNamedConditions(rule.rule) };
    known.set(rule, parts);
    return parts;
  }

  /**
   * Returns true when a rule was true and false, each of its operands has decided, and the same holds for its conditions: further
   * observations add nothing.
   */
  function isExhausted(rule: CompiledRule): boolean {
    const { key, operands, conditions } = partsOf(rule);
    if (exhausted.has(key)) return true;
    const isAll =
      seen.truths.get(key)?.size === 2 &&
      operands.every((operand) => seen.deciding.has(operand)) &&
      conditions.every((name) => {
        const condition = wizard.conditions.get(name);
        return condition !== undefined && isExhausted(condition);
      });
    if (isAll) exhausted.add(key);
    return isAll;
  }

  /** Returns true when the rule was evaluated with the same values already. A rule that reads rows or lists is always evaluated. */
  function isMetAgain(key: string, { reads, readsRow }: CompiledRule, scope: Scope): boolean {
    if (readsRow) return false;
    const values = reads
      .flatMap((path) => (documents.has(path) ? [path, `${path}.name`, `${path}.size`] : [path]))
      .flatMap((path) => [scope.read(path) ?? null, scope.old(path), scope.changed(path)]);
    if (values.some((value) => typeof value === 'object' && value !== null)) return false;
    const situation = JSON.stringify([key, values]);
    if (met.has(situation)) return true;
    met.add(situation);
    return false;
  }
}
