/**
 * JSON-Logic over the closed operator table (`engine/expressions/operators`). What a string means is decided by its position: a
 * reference (`policy.isFlatrate`, `leased`, `!leased`), or a literal right of comparisons. The expanded form is an expression, too.
 */
export type Expression =
  string | number | boolean | null | readonly Expression[] | { readonly [operator: string]: Expression };

/** An entry of `conditions` in a rules file: the expression alone where the operators' sentences say it well. */
export type ConditionDefinition = Expression | DescribedCondition;

export interface DescribedCondition {
  /** One German sentence. */
  readonly says?: string;
  readonly if: Expression;
  readonly examples?: readonly { readonly given: Readonly<Record<string, unknown>>; readonly is: boolean }[];
}

/** Whether an unknown value is written like an expression: any JSON is. */
export function isExpression(value: unknown): value is Expression {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return typeof value === 'object' && Object.values(value ?? {}).every(isExpression);
}
