import type { Expression } from '../../../engine/index.ts';
import type { ConditionGroup } from '../conditions/Condition.ts';

/** A calculation as parts that can be chosen. */
export type Calculation = ReadPart | ConstantPart | OperationPart | OtherPart;

/** An answer, a fact, another value, or today. An empty path is not chosen yet. */
interface ReadPart {
  readonly kind: 'read';
  readonly path: string;
}

/** A number, a text, or an amount as it is typed. Null is not typed yet. */
interface ConstantPart {
  readonly kind: 'number' | 'text' | 'money';
  readonly value: string | number | null;
}

export interface OperationPart {
  readonly kind: 'operation';
  readonly name: string;
  readonly operands: readonly Operand[];
}

/** A part that the editor cannot show. */
interface OtherPart {
  readonly kind: 'other';
  readonly expression: Expression;
}

/** `choice`: a list, a table, a column, or a word of the operator. */
export type Operand =
  | Calculation
  | { readonly kind: 'condition'; readonly group: ConditionGroup }
  | { readonly kind: 'choice'; readonly value: string };

/** The kinds of results, as far as they decide what fits where. */
export type ResultKind = 'quantity' | 'date' | 'text' | 'any';

interface OfferedOperation {
  readonly gives: ResultKind;
  /** The words for its operands; the last is that of all that follow. */
  readonly slots: readonly string[];
}

/** The operations that the editor offers, in their order, with the names of their operands. */
export const operations = {
  add: { gives: 'quantity', slots: ['first', 'and'] },
  subtract: { gives: 'quantity', slots: ['minuend', 'minus'] },
  multiply: { gives: 'quantity', slots: ['first', 'times'] },
  divide: { gives: 'quantity', slots: ['dividend', 'by'] },
  round: { gives: 'quantity', slots: ['rounded', 'how'] },
  sum: { gives: 'quantity', slots: ['list', 'perRow'] },
  if: { gives: 'any', slots: ['when', 'then', 'else'] },
  firstOf: { gives: 'any', slots: ['first', 'otherwise'] },
  min: { gives: 'any', slots: ['first', 'and'] },
  max: { gives: 'any', slots: ['first', 'and'] },
  lookup: { gives: 'any', slots: ['table', 'key', 'column'] },
  age: { gives: 'quantity', slots: ['birth', 'on'] },
  daysBetween: { gives: 'quantity', slots: ['begin', 'end'] },
  addDays: { gives: 'date', slots: ['day', 'days'] },
  year: { gives: 'quantity', slots: ['day'] },
  startOfYear: { gives: 'date', slots: ['day', 'years'] },
  length: { gives: 'quantity', slots: ['counted'] },
  join: { gives: 'text', slots: ['first', 'and'] },
} as const satisfies Readonly<Record<string, OfferedOperation>>;

export type OperationName = keyof typeof operations;
export type SlotName = (typeof operations)[OperationName]['slots'][number];

/** Tells whether the editor offers an operation. */
export function isOffered(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}
