/**
 * JSON-Logic over the closed operator table (`engine/expressions/operators`). The position of a string decides its meaning: a reference
 * (`policy.isFlatrate`, `leased`, `!leased`), or a literal on the right of comparisons. The expanded form is an expression, too.
 */
export type Expression =
  | string
  | number
  | boolean
  | null
  | readonly Expression[]
  | { readonly [operator: string]: Expression };

/** An entry of `conditions` in a rules file: only the expression, where the operators' sentences describe it well. */
export type ConditionDefinition = Expression | DescribedCondition;

export interface DescribedCondition {
  /** One German sentence. */
  readonly says?: string;
  readonly if: Expression;
  readonly examples?: readonly { readonly given: Readonly<Record<string, unknown>>; readonly is: boolean }[];
}

/** Narrows an unknown value to an expression; every JSON value is one. @public */
export function isExpression(value: unknown): value is Expression {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return typeof value === 'object' && Object.values(value ?? {}).every(isExpression);
}
