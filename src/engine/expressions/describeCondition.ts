import type { ConditionDefinition, DescribedCondition, Expression } from '../definition/Expression.ts';

/** Returns a condition with its sentence and examples. A condition that is only an expression has neither. @public */
export function describeCondition(definition: ConditionDefinition): DescribedCondition {
  return isDescribed(definition) ? definition : { if: definition };
}

/** Tells a described condition from the operator `if`, which takes a list. */
function isDescribed(definition: ConditionDefinition): definition is DescribedCondition {
  if (definition === null || typeof definition !== 'object' || !('if' in definition)) return false;
  return Object.keys(definition).length > 1 || !Array.isArray((definition as { readonly if: Expression }).if);
}
