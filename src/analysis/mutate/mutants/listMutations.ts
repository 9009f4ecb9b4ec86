import {
  argumentAt,
  parseOperation,
  getOperatorTools,
  withOperands,
  type Expression,
  type Mutation,
  type MutationTools,
} from '../../../engine/index.ts';

/**
 * Lists every small mistake of an operator anywhere in an expanded expression; each result is the whole expression with one part changed.
 */
export function listMutations(expression: Expression, tools: MutationTools): readonly Mutation[] {
  const operation = parseOperation(expression);
  if (!operation) return [];
  const { name, operands } = operation;
  const { mutants } = getOperatorTools(name);
  const own = typeof mutants === 'function' ? mutants(operands, tools) : [];
  const inside = operands.flatMap((operand, index) =>
    argumentAt(operation, index).at === 'members'
      ? []
      : listMutations(operand, tools).map((mutation) => ({
          ...mutation,
          to: withOperands(operation, operands.with(index, mutation.to)),
        })),
  );
  return [...own, ...inside];
}
