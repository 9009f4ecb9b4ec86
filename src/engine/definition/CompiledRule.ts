import type { Expression } from './Expression.ts';

/** A rule ready to evaluate, with every source it reads, through named conditions too. */
export interface CompiledRule {
  readonly written: Expression;
  /** The same without short forms, like every expression of a compiled form. */
  readonly rule: Expression;
  /** Fields (paths), lists, facts, `check.*`; `row.*` are not in it. */
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledValue {
  readonly expression: Expression;
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledCondition {
  readonly name: string;
  /** Where its expression is written. */
  readonly file: string;
  readonly pointer: string;
  /** German; null where the operators' own sentences say it. */
  readonly says: string | null;
  readonly rule: Expression;
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}
