import type { Expression } from './Expression.ts';

/** A rule ready to evaluate, with all sources that it reads, including those through named conditions. */
export interface CompiledRule {
  /** The place of the rule in the expanded form. */
  readonly file: string;
  readonly pointer: string;
  /** Without short forms, like every expression of a compiled form. */
  readonly rule: Expression;
  /** Fields (paths), lists, facts and `check.*`, without `row.*`. */
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledValue {
  /** The place of the rule in the expanded form. */
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
