import {
  evaluateExpression,
  operationOf,
  ruleHolds,
  type CompiledCondition,
  type Expression,
  type Scope,
  type Wizard,
} from '../../engine/index.ts';
import { addToSet } from './addToSet.ts';
import { decidingOperands } from './decidingOperands.ts';
import type { Observations } from './Observations.ts';
import { isAskedPerRow, operandsOf } from './operandsOf.ts';
import { rowsOf } from './rowsOf.ts';

/** Asks a rule where somebody stands, and notes what the conditions it names say there. */
export type AskRule = (rule: Expression, scope: Scope) => void;

export function askRules(wizard: Wizard, seen: Pick<Observations, 'truths' | 'deciding'>): AskRule {
  const met = new Set<string>();
  const exhausted = new Set<string>();
  const inner = new Map(
    [...wizard.conditions].map(([name, { rule }]) => [
      name,
      {
        conditions: conditionsNamed(rule),
        pointers: operandsOf(rule, '').map(({ pointer }) => name + pointer),
      },
    ]),
  );
  return ask;

  function ask(rule: Expression, scope: Scope): void {
    const operation = operationOf(rule);
    if (!operation) return;
    const { operator, operands } = operation;
    const [first = null, second = null] = operands;
    if (operator.names === 'condition' && typeof first === 'string') meetCondition(first, scope);
    else if (isAskedPerRow(operation)) {
      for (const row of rowsOf(evaluateExpression(first, scope))) ask(second, row);
    } else operands.forEach((operand) => ask(operand, scope));
  }

  function meetCondition(name: string, scope: Scope): void {
    const condition = wizard.conditions.get(name);
    if (!condition || isExhausted(name) || isMetAgain(name, condition, scope)) return;
    addToSet(seen.truths, name, ruleHolds(condition.rule, scope));
    for (const pointer of decidingOperands(condition.rule, scope)) seen.deciding.add(name + pointer);
    ask(condition.rule, scope);
  }

  /** It has been both, each of its operands has decided, and so it is with the conditions it names: nothing is left to see. */
  function isExhausted(name: string): boolean {
    if (exhausted.has(name)) return true;
    const parts = inner.get(name);
    const isAll =
      parts !== undefined &&
      seen.truths.get(name)?.size === 2 &&
      parts.pointers.every((pointer) => seen.deciding.has(pointer)) &&
      parts.conditions.every(isExhausted);
    if (isAll) exhausted.add(name);
    return isAll;
  }

  /** The same values give the same truths. What reads rows or lists is asked again. */
  function isMetAgain(name: string, { reads, readsRow }: CompiledCondition, scope: Scope): boolean {
    if (readsRow) return false;
    const values = reads.flatMap((path) => [scope.read(path) ?? null, scope.old(path), scope.changed(path)]);
    if (values.some((value) => typeof value === 'object' && value !== null)) return false;
    const key = JSON.stringify([name, values]);
    if (met.has(key)) return true;
    met.add(key);
    return false;
  }
}

function conditionsNamed(rule: Expression): readonly string[] {
  const operation = operationOf(rule);
  if (!operation) return [];
  const [first] = operation.operands;
  if (operation.operator.names === 'condition' && typeof first === 'string') return [first];
  return operation.operands.flatMap(conditionsNamed);
}
