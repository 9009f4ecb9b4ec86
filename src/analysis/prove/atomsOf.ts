import {
  argumentAt,
  constantIn,
  isList,
  operationOf,
  type Expression,
  type Operation,
  type Wizard,
} from '../../engine/index.ts';

/** The smallest parts of a rule that are true or false: everything below `and`, `or`, `!` and `if`, through named conditions. */
export function atomsOf(rule: Expression, conditions: Wizard['conditions']): readonly Expression[] {
  const operation = operationOf(rule);
  if (!operation) return [];
  const { operator, operands } = operation;
  if (operator.names === 'condition') {
    const condition = typeof operands[0] === 'string' ? conditions.get(operands[0]) : undefined;
    return condition ? atomsOf(condition.rule, conditions) : [];
  }
  const decides = operator.args.some(({ at, perRow }) => at === 'condition' && !perRow);
  return decides ? operands.flatMap((operand) => atomsOf(operand, conditions)) : [rule];
}

/** Every scalar literal in an atom. */
export function literalsOf(atom: Expression): readonly (string | number | boolean)[] {
  if (atom === null) return [];
  if (typeof atom !== 'object') return [atom];
  if (isList(atom)) return atom.flatMap(literalsOf);
  const constant = constantIn(atom);
  if (constant !== undefined) return constant === null ? [] : [constant];
  const operation = operationOf(atom);
  return (operation?.operands ?? Object.values(atom)).flatMap((operand, index) =>
    operation && isName(operation, index) ? [] : literalsOf(operand),
  );
}

function isName(operation: Operation, index: number): boolean {
  const { at } = argumentAt(operation, index);
  return at === 'place' || at === 'name' || at === 'table' || at === 'column';
}
