import type { Expression } from './Expression.ts';

/** A rule ready to evaluate, with every source it reads, through named conditions too. */
export interface CompiledRule {
  /** Where it is written in the expanded form. */
  readonly file: string;
  readonly pointer: string;
  /** Without short forms, like every expression of a compiled form. */
  readonly rule: Expression;
  /** Fields (paths), lists, facts, `check.*`; `row.*` are not in it. */
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledValue {
  /** Where it is written in the expanded form. */
  readonly file: string;
  readonly pointer: string;
  readonly expression: Expression;
  readonly reads: readonly string[];
  readonly readsRow: boolean;
}

export interface CompiledCondition extends CompiledRule {
  readonly name: string;
  /** German; null where the operators' own sentences say it. */
  readonly says: string | null;
}
