import type { Expression } from './Expression.ts';

/** A rule ready to evaluate, with all sources that it reads, including those through named conditions. */
export interface CompiledRule {
  /** Where the rule stands in the form once its parts are written in: file and JSON pointer. */
  readonly file: string;
  readonly pointer: string;
  /** Without short forms, like every expression of a compiled form. */
  readonly rule: Expression;
  /** Fields (paths), lists, facts and `check.*`, without `row.*`. */
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledValue {
  /** Where the rule stands in the form once its parts are written in: file and JSON pointer. */
  readonly file: string;
  readonly pointer: string;
  readonly expression: Expression;
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledCondition extends CompiledRule {
  readonly name: string;
  /** German; null where the operators' own sentences describe it. */
  readonly says: string | null;
}
