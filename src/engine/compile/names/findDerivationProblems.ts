import type { Derivations } from '../../definition/Derivation.ts';
import type { Problem } from '../../definition/Problem.ts';
import { expandExpression } from '../../expressions/expandExpression.ts';
import { membersOfObject, type Operation } from '../../expressions/parseOperation.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';

/** Finds missing values of a derivation's use, and names that the derivation does not know. */
export function findDerivationProblems(
  { operator, operands: [name, values = null] }: Operation,
  derivations: Derivations,
): readonly Omit<Problem, 'file' | 'pointer'>[] {
  if (operator.names !== 'derivation' || typeof name !== 'string') return [];
  const derivation = Object.hasOwn(derivations, name) ? derivations[name] : undefined;
  if (!derivation) return [];
  const { properties, required = [] } = derivation.from;
  const given = Object.keys(membersOfObject(expandExpression(values, 'value').expression) ?? {});
  return [
    ...given
      .filter((value) => !Object.hasOwn(properties, value))
      .map((value) => ({
        ...mistake('derivation-values.unknown', { name, value }),
        ...didYouMean(value, Object.keys(properties)),
      })),
    ...required
      .filter((value) => !given.includes(value))
      .map((value) => mistake('derivation-values.missing', { name, value })),
  ];
}
