import type { Expression } from '../definition/Expression.ts';

/** Narrows an expression to a list, because `Array.isArray` does not narrow readonly lists. @public */
export function isList(expression: Expression | undefined): expression is readonly Expression[] {
  return Array.isArray(expression);
}
