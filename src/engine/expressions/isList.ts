import type { Expression } from '../definition/Expression.ts';

/** `Array.isArray` does not narrow readonly lists. */
export function isList(expression: Expression | undefined): expression is readonly Expression[] {
  return Array.isArray(expression);
}
