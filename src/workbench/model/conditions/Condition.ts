import type { Expression } from '../../../engine/index.ts';

/** A condition as rows: all of them hold, or any. An empty group of all stands for "always". */
export interface ConditionGroup {
  readonly kind: 'group';
  readonly mode: 'all' | 'any';
  readonly parts: readonly ConditionPart[];
}

export type ConditionPart = ConditionGroup | ConditionRow | OtherPart;

/** A question, a fact or a named condition, with what is said of it. */
export interface ConditionRow {
  readonly kind: 'row';
  readonly subject: string;
  readonly operator: RowOperator;
  /** Null for operators that need none. */
  readonly value: RowValue;
}

export type RowValue = string | number | boolean | null | readonly (string | number)[];

/** A part that rows cannot show. */
interface OtherPart {
  readonly kind: 'other';
  readonly expression: Expression;
}

/** The statements that a row can make. */
export type RowOperator =
  | 'holds'
  | 'holdsNot'
  | 'no'
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'less'
  | 'atMost'
  | 'more'
  | 'atLeast'
  | 'answered'
  | 'unanswered';

/** The operators of comparisons, and how files write them. */
export const comparisons = {
  is: '===',
  isNot: '!==',
  oneOf: 'in',
  less: '<',
  atMost: '<=',
  more: '>',
  atLeast: '>=',
} as const satisfies Partial<Record<RowOperator, string>>;
