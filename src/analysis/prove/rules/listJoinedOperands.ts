import { parseOperation, type Expression, type Operation } from '../../../engine/index.ts';

/**
 * Lists operands of `and` and `or` anywhere in a rule, but not in named conditions; `neutral` is the value with which the other operands
 * decide.
 */
export function listJoinedOperands(
  rule: Expression,
  pointer: string,
): readonly { readonly pointer: string; readonly operand: Expression; readonly neutral: boolean }[] {
  const operation = parseOperation(rule);
  if (!operation || isAskedPerRow(operation)) return [];
  const { name, operator, operands, asList } = operation;
  const neutral = operator.joins?.neutral ?? null;
  const at = (index: number) => `${pointer}/${name}${asList ? `/${index}` : ''}`;
  const own =
    neutral === null ? [] : operands.map((operand, index) => ({ operand, pointer: at(index), neutral }));
  return [...own, ...operands.flatMap((operand, index) => listJoinedOperands(operand, at(index)))];
}

export function isAskedPerRow({ operator }: Operation): boolean {
  return operator.args.some(({ perRow }) => perRow);
}

/** Replaces one operand of a rule by a truth value; `keys` are the parts of its pointer. */
export function replaceOperand(rule: Expression, keys: readonly string[], truth: boolean): Expression {
  const [key, ...rest] = keys;
  if (key === undefined) return truth;
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule)) {
    return (rule as readonly Expression[]).map((part, index) =>
      String(index) === key ? replaceOperand(part, rest, truth) : part,
    );
  }
  return Object.fromEntries(
    Object.entries(rule).map(([name, part]: readonly [string, Expression]) => [
      name,
      name === key ? replaceOperand(part, rest, truth) : part,
    ]),
  );
}
