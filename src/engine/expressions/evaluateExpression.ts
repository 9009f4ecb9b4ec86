import jsonLogic from 'json-logic-js';
import type { Expression } from '../definition/Expression.ts';
import { asJson } from './operators/amounts.ts';
import { isList } from './isList.ts';
import { argumentAt, parseOperation } from './parseOperation.ts';
import type { Operator } from './operators/Operator.ts';
import { operators } from './operators/operators.ts';
import type { Scope } from './operators/Scope.ts';
import { withoutRows } from './operators/withoutRows.ts';

type Logic = Parameters<typeof jsonLogic.apply>[0];

for (const [name, { evaluate }] of Object.entries<Operator>(operators)) {
  if (evaluate === null) continue;
  jsonLogic.add_operation(name, function (this: Scope, ...operands: readonly unknown[]) {
    return evaluate(this, ...operands.map(toRowFunction));
  });
}

/**
 * Evaluates an expanded expression with json-logic-js and the closed operator table. All evaluation of the engine goes through it.
 * @public
 * @example evaluateExpression({ '===': [{ var: 'type.kind' }, 'car'] }, walkScope(walk))
 */
export function evaluateExpression(expression: Expression, scope: Scope): unknown {
  // json-logic-js is typed for plain data; our operators read the scope through `this`.
  return jsonLogic.apply(getPreparedExpression(expression) as Logic, scope) as unknown;
}

/**
 * Tells whether an expanded expression holds in a scope.
 * @public
 * @example ruleHolds({ '!': [{ var: 'type.leased' }] }, walkScope(walk))
 */
export function ruleHolds(expression: Expression, scope: Scope): boolean {
  return isTruthy(evaluateExpression(expression, scope));
}

/** Evaluates an expression to JSON: money is a number of euros, and rows are only reachable through operators over lists. */
export function evaluateValue(expression: Expression, scope: Scope): unknown {
  return asJson(withoutRows(evaluateExpression(expression, scope)));
}

/** Follows json-logic's truth: an empty list is false. */
function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** An operand that is evaluated per row. Its two keys make it data to json-logic-js. */
interface DeferredOperand {
  readonly waiting: unknown;
  readonly for: 'row';
}

function toRowFunction(operand: unknown): unknown {
  if (operand === null || typeof operand !== 'object' || !('waiting' in operand)) return operand;
  const { waiting } = operand as DeferredOperand;
  return (row: Scope): unknown => withoutRows(jsonLogic.apply(waiting as Logic, row));
}

const preparedExpressions = new WeakMap<object, unknown>();

/**
 * Prepares an expression, because json-logic-js evaluates operands first: operands per row are deferred, and members of an object become a
 * list.
 */
function getPreparedExpression(expression: Expression): unknown {
  if (expression === null || typeof expression !== 'object') return expression;
  const known = preparedExpressions.get(expression);
  if (known !== undefined) return known;
  const made = prepareExpression(expression);
  preparedExpressions.set(expression, made);
  return made;
}

function prepareExpression(expression: Expression): unknown {
  if (isList(expression)) return expression.map(getPreparedExpression);
  const operation = parseOperation(expression);
  if (!operation) return expression;
  const { name, operator, operands } = operation;
  if (operator.args[0]?.at === 'members')
    return {
      [name]: Object.entries(operands[0] ?? {}).map(([key, member]: readonly [string, Expression]) => [
        key,
        getPreparedExpression(member),
        sendsNull(member),
      ]),
    };
  return {
    [name]: operands.map((operand, index) =>
      operator.evaluate !== null && argumentAt(operation, index).perRow
        ? ({ waiting: getPreparedExpression(operand), for: 'row' } satisfies DeferredOperand)
        : getPreparedExpression(operand),
    ),
  };
}

/** Tells whether the expression sends null when it has no value. @public */
export function sendsNull(expression: Expression): boolean {
  const operation = parseOperation(expression);
  return operation?.operator.sendsNull?.(operation.operands) ?? false;
}
