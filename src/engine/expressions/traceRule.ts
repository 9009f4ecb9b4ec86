import type { Expression } from '../definition/Expression.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import { argumentAt, parseOperation } from './parseOperation.ts';
import type { Scope } from './operators/Scope.ts';

/** A rule with the value of each part. Each value comes from the same evaluator as the whole. */
export interface Trace {
  readonly rule: Expression;
  readonly value: unknown;
  /** The named condition of `is`, whose trace is the only part; otherwise null. */
  readonly condition: string | null;
  readonly parts: readonly Trace[];
}

/** Traces a rule. Operands per row have no single value, and names are no parts. @public */
export function traceRule(rule: Expression, scope: Scope): Trace {
  const value = evaluateExpression(rule, scope);
  const operation = parseOperation(rule);
  if (!operation) return { rule, value, condition: null, parts: [] };
  const { operator, operands } = operation;
  const [name] = operands;
  if (operator.names === 'condition' && typeof name === 'string')
    return { rule, value, condition: name, parts: [traceRule(scope.condition(name), scope)] };
  const isTraced = operands.every((_, index) => {
    const { at, perRow } = argumentAt(operation, index);
    return !perRow && at !== 'place' && at !== 'name' && at !== 'members';
  });
  const parts = isTraced ? operands.map((part) => traceRule(part, scope)) : [];
  return { rule, value, condition: null, parts };
}
