import type { Expression } from '../../../definition/Expression.ts';
import type { Mutation, MutationTools } from '../Operator.ts';

/** Lists constants that differ slightly: numbers one up and one down, opposite booleans, and the next declared value. */
export function listOtherConstants(
  operator: string,
  operands: readonly Expression[],
  { valuesOf, inWords, say }: MutationTools,
): readonly Mutation[] {
  const whole = inWords({ [operator]: operands });
  return operands.flatMap((operand, place): readonly Mutation[] => {
    const instead = (to: string | number | boolean): Mutation => ({
      kind: typeof to === 'number' ? 'bound-moved' : 'constant-exchanged',
      to: { [operator]: operands.with(place, to) },
      says: say('constant', { to: JSON.stringify(to), from: JSON.stringify(operand), whole }),
    });
    if (typeof operand === 'boolean') return [instead(!operand)];
    const values = operands.flatMap((other) => valuesOf(pathOf(other) ?? '') ?? []);
    if (typeof operand === 'number' && values.length === 0)
      return [instead(operand - 1), instead(operand + 1)];
    if (typeof operand !== 'string' && typeof operand !== 'number') return [];
    const next = values[(values.indexOf(operand) + 1) % values.length];
    return next === undefined || next === operand ? [] : [instead(next)];
  });
}

function pathOf(expression: Expression): string | null {
  if (expression === null || typeof expression !== 'object' || !('var' in expression)) return null;
  return typeof expression['var'] === 'string' ? expression['var'] : null;
}
