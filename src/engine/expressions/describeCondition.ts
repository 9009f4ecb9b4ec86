import type { ConditionDefinition, DescribedCondition, Expression } from '../definition/Expression.ts';

/** A condition with its sentence and examples; one that is written as an expression alone has neither. */
export function describeCondition(definition: ConditionDefinition): DescribedCondition {
  return isDescribed(definition) ? definition : { if: definition };
}

/** `if` is an operator, too, but that takes a list and stands alone. */
function isDescribed(definition: ConditionDefinition): definition is DescribedCondition {
  if (definition === null || typeof definition !== 'object' || !('if' in definition)) return false;
  return Object.keys(definition).length > 1 || !Array.isArray((definition as { readonly if: Expression }).if);
}
