import {
  type Expression,
  mapReferences,
  parseOperation,
  type OperandRole,
  withOperands,
} from '../../engine/index.ts';

/** The meaning of relative paths and parameters of a part at one place of a form. */
export interface PartScope {
  /** Prefix of paths in rules: `row` in a list, else the path of the place. */
  readonly reads: string;
  /** Values of the part's parameters. */
  readonly parameters: Readonly<Record<string, Expression>>;
}

/** Converts an expression of a part for one place: with the paths of the form, and with the values of parameters. */
export function convertExpression(
  written: Expression,
  at: OperandRole,
  { reads, parameters }: PartScope,
): Expression {
  const rename = (path: string): Expression => {
    const parameter = /^with\.(.+)$/.exec(path)?.[1];
    if (parameter !== undefined) return parameters[parameter] ?? path;
    if (path === '.') return reads;
    return path.startsWith('.') ? reads + path : path;
  };
  return simplifyConnectives(mapReferences(written, at, rename));
}

/** Simplifies `and`, `or` and `!` with parameters that are true or false. */
function simplifyConnectives(expression: Expression): Expression {
  const operation = parseOperation(expression);
  if (!operation) return expression;
  const { joins, negates } = operation.operator;
  if (joins === null && !negates) return expression;
  const operands = operation.operands.map(simplifyConnectives);
  if (joins === null) {
    const [only] = operands;
    return typeof only === 'boolean' ? !only : withOperands(operation, operands);
  }
  const { neutral } = joins;
  if (operands.includes(!neutral)) return !neutral;
  const open = operands.filter((operand) => operand !== neutral);
  const [only] = open;
  if (only === undefined) return neutral;
  return open.length === 1 ? only : withOperands(operation, open);
}
