import {
  argumentAt,
  getConstant,
  isList,
  parseOperation,
  type Expression,
  type Operation,
  type Wizard,
} from '../../../engine/index.ts';

/** Lists the smallest parts of a rule that are true or false: everything below `and`, `or`, `!` and `if`, through named conditions. */
export function listAtoms(rule: Expression, conditions: Wizard['conditions']): readonly Expression[] {
  const operation = parseOperation(rule);
  if (!operation) return [];
  const { name, operator, operands } = operation;
  if (operator.names === 'condition') {
    const condition = typeof operands[0] === 'string' ? conditions.get(operands[0]) : undefined;
    return condition ? listAtoms(condition.rule, conditions) : [];
  }
  // An atom for each field tells apart less than one for all of them.
  if (operator.asksWhether === 'changed') return operands.map((operand) => ({ [name]: [operand] }));
  const decides = operator.args.some(({ at, perRow }) => at === 'condition' && !perRow);
  return decides ? operands.flatMap((operand) => listAtoms(operand, conditions)) : [rule];
}

/** Lists every scalar literal in an atom. */
export function listLiterals(atom: Expression): readonly (string | number | boolean)[] {
  if (atom === null) return [];
  if (typeof atom !== 'object') return [atom];
  if (isList(atom)) return atom.flatMap(listLiterals);
  const constant = getConstant(atom);
  if (constant !== undefined) return constant === null ? [] : [constant];
  const operation = parseOperation(atom);
  return (operation?.operands ?? Object.values(atom)).flatMap((operand, index) =>
    operation && isName(operation, index) ? [] : listLiterals(operand),
  );
}

function isName(operation: Operation, index: number): boolean {
  const { at } = argumentAt(operation, index);
  return at === 'place' || at === 'name' || at === 'table' || at === 'column';
}
