import type { Expression } from '../definition/Expression.ts';
import { parseOperation } from './parseOperation.ts';
import type { Operator, ShortForm } from './operators/Operator.ts';
import { operators } from './operators/operators.ts';

const writers = new Map(
  Object.values<Operator>(operators).flatMap(({ short }) => (short ? [[short.of, short.full] as const] : [])),
);

/** Returns the full form of a short form, written with its operator. @public */
export function expandShortForm(form: ShortForm, ...operands: readonly Expression[]): Expression {
  const write = writers.get(form);
  if (!write) throw new Error(`no operator stands for the short form "${form}"`);
  return write(...operands);
}

/** Returns the operands of an expression that is the full form of a short form; null for every other expression. */
export function getShortFormOperands(
  form: ShortForm,
  expression: Expression | undefined,
): readonly Expression[] | null {
  const operation = parseOperation(expression);
  return operation?.operator.short?.of === form ? operation.operands : null;
}
