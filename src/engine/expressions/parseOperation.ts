import type { Expression } from '../definition/Expression.ts';
import { isList } from './isList.ts';
import { operators } from './operators/operators.ts';
import type { Argument, Notation, Operator } from './operators/Operator.ts';

/** An operator with its operands. */
export interface Operation<Row extends Notation = Operator> {
  readonly name: string;
  readonly operator: Row;
  readonly operands: readonly Expression[];
  /** Whether the operands are written as a list; one alone need not be. */
  readonly asList: boolean;
}

/** An object whose only key is an operator; null for everything else. */
export function parseOperation(expression: Expression | undefined): Operation | null {
  return parseOperationIn<Operator>(operators, expression);
}

/** An object whose only key stands in this table of operators. */
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

/** The same operator with other operands, written as before. */
export function withOperands(
  { name, asList }: Pick<Operation, 'name' | 'asList'>,
  operands: readonly Expression[],
): Expression {
  return { [name]: asList ? operands : (operands[0] ?? null) };
}

/** What the operand at this index is; the last argument repeats, and `if` takes conditions and values by turns. */
export function argumentAt({ operator, operands }: Operation<Notation>, index: number): Argument {
  const { args, count } = operator;
  const position = count?.odd && index < operands.length - 1 ? index % 2 : Math.min(index, args.length - 1);
  return args[position] ?? { at: 'value' };
}

export function getArgumentCount({ args, count }: Notation): {
  readonly least: number;
  readonly most: number;
} {
  return count ?? { least: args.length, most: args.length };
}

/** `today` is the one path without a dot. */
export function isPath(written: string): boolean {
  return written.includes('.') || written === 'today';
}

/** Values under their names, of an expanded expression that is an object of values; null for every other one. */
export function membersOfObject(expression: Expression): Readonly<Record<string, Expression>> | null {
  const operation = parseOperation(expression);
  if (operation?.operator.args[0]?.at !== 'members') return null;
  return operation.operands[0] as Readonly<Record<string, Expression>>;
}

/** The value of an expression that is a constant, as JSON; undefined for everything that is evaluated. A bare text is a reference. */
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

/** The path an operand stands for, through operators over lists and maps, too. */
export function findOperandPath(operand: Expression | undefined): string | null {
  if (typeof operand === 'string') return operand;
  const operation = parseOperation(operand);
  return operation?.operator.path?.(operation.operands, findOperandPath) ?? null;
}
