import type { Expression } from '../definition/Expression.ts';
import { isList } from './isList.ts';
import { operators } from './operators/operators.ts';
import type { Argument, ExpressionPosition, Notation, Operator } from './operators/Operator.ts';

/** An operator with its operands. */
export interface Operation<Row extends Notation = Operator> {
  readonly name: string;
  readonly operator: Row;
  readonly operands: readonly Expression[];
  /** True when the operands are written as a list; a single operand need not be. */
  readonly asList: boolean;
}

/**
 * Parses an object whose only key is an operator; null for every other expression.
 * @public
 * @example parseOperation({ '!': ['type.leased'] })?.name // '!'
 */
export function parseOperation(expression: Expression | undefined): Operation | null {
  return parseOperationIn<Operator>(operators, expression);
}

/** Parses an object whose only key is an operator of this table. */
export function parseOperationIn<Row extends Notation>(
  table: Readonly<Record<string, Row>>,
  expression: Expression | undefined,
): Operation<Row> | null {
  if (expression === null || typeof expression !== 'object' || isList(expression)) return null;
  const [name, ...more] = Object.keys(expression);
  if (name === undefined || more.length > 0) return null;
  const operator = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!operator) return null;
  const written = expression[name] ?? null;
  const asList = isList(written);
  return { name, operator, operands: asList ? written : [written], asList };
}

/** Returns the same operator with other operands, in the same notation. @public */
export function withOperands(
  { name, asList }: Pick<Operation, 'name' | 'asList'>,
  operands: readonly Expression[],
): Expression {
  return { [name]: asList ? operands : (operands[0] ?? null) };
}

/** Returns the argument of an operand by its index. The last argument repeats; `if` alternates between conditions and values. @public */
export function argumentAt({ operator, operands }: Operation<Notation>, index: number): Argument {
  const { args, count } = operator;
  const position = count?.odd && index < operands.length - 1 ? index % 2 : Math.min(index, args.length - 1);
  return args[position] ?? { at: 'value' };
}

/** Returns what a whole expression may be in this position. */
export function toArgument(at: ExpressionPosition): Argument {
  if (at === 'scalar') return { at: 'value' };
  return at === 'value' ? { at, object: true } : { at };
}

/** Returns the same argument for an operation in the place of `outside`: a result is an object only where the operation may be one. */
export function argumentIn(operation: Operation<Notation>, index: number, outside: Argument): Argument {
  const { object, ...argument } = argumentAt(operation, index);
  const isAllowed = object === 'asOutside' ? outside.object === true : object === true;
  return isAllowed ? { ...argument, object: true } : argument;
}

export function getArgumentCount({ args, count }: Notation): {
  readonly least: number;
  readonly most: number;
} {
  return count ?? { least: args.length, most: args.length };
}

/** Returns true for a path, false for a condition's name. `today` is the only path without a dot. @public */
export function isPath(written: string): boolean {
  return written.includes('.') || written === 'today';
}

/** Returns the values of an expanded expression that is an object of values, by name; null for every other expression. @public */
export function membersOfObject(expression: Expression): Readonly<Record<string, Expression>> | null {
  const operation = parseOperation(expression);
  if (operation?.operator.args[0]?.at !== 'members') return null;
  return operation.operands[0] as Readonly<Record<string, Expression>>;
}

/** Returns the JSON value of a constant expression; undefined for other expressions. A bare text is a reference. @public */
export function getConstant(expression: Expression): string | number | boolean | null | undefined {
  if (typeof expression === 'string') return undefined;
  if (expression === null || typeof expression !== 'object') return expression;
  const operation = parseOperation(expression);
  const [only] = operation?.operands ?? [];
  const isConstant = operation?.operator.args.length === 1 && operation.operator.args[0]?.at === 'literal';
  if (!isConstant || typeof only === 'object') return undefined;
  const { literal } = operation.operator;
  return literal && typeof only === 'string' ? literal.value(only) : only;
}

/** Finds the path that an operand stands for, including through operators over lists and maps. @public */
export function findOperandPath(operand: Expression | undefined): string | null {
  if (typeof operand === 'string') return operand;
  const operation = parseOperation(operand);
  return operation?.operator.path?.(operation.operands, findOperandPath) ?? null;
}
