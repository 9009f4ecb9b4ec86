import type { Expression } from '../definition/Expression.ts';
import type { Mistake } from '../messages/createMessages.ts';
import type { Operation } from './parseOperation.ts';
import type { Notation, OperandRole } from './operators/Operator.ts';

export interface ExpressionLocation {
  /** JSON Pointer below the expression, as written. */
  readonly pointer: string;
  /** The list whose rows `row.*` means here; null outside of operators over rows. */
  readonly rowOf: string | null;
}

export type MistakeCode =
  | 'operator-keys'
  | 'unknown-operator'
  | 'argument-count'
  | 'literal-argument'
  | 'malformed-value'
  | 'rule-depth'
  | 'rule-size';

/** A name, literal, operation or mistake of an expression, with its place. */
export type ExpressionPart = ExpressionLocation &
  (
    | { readonly kind: 'path' | 'condition'; readonly name: string; readonly at: OperandRole }
    | { readonly kind: 'table' | 'check' | 'derivation'; readonly name: string }
    | { readonly kind: 'literal'; readonly value: string | number | boolean | null; readonly at: OperandRole }
    | { readonly kind: 'operation'; readonly operation: Operation; readonly at: OperandRole }
    | { readonly kind: 'subject'; readonly operation: Operation<Notation> }
    | { readonly kind: 'mistake'; readonly says: Mistake<MistakeCode> }
  );

export interface ExpandedExpression {
  /** The expression without short forms; null in the place of a mistake. */
  readonly expression: Expression;
  /** All parts, in the order in which they are written. */
  readonly parts: readonly ExpressionPart[];
}
