import type { Call, CompiledRule, Expression } from '../../../engine/index.ts';
import type { WorldLimit } from '../scenarios/combineFacts.ts';
import type { Blocker } from './findBlockers.ts';

/** A part of a proof: the values that decide a few of its questions. All other fields and facts have one value. */
export interface ProofSlice {
  readonly reads: ReadonlySet<string>;
  /** Rules that decide about the questions. */
  readonly rules: ReadonlySet<Expression>;
  /** Index of the last step that the questions are about; the number of steps means the end of the form. */
  readonly until: number;
  /** Payloads that the slice judges. */
  readonly payloads: readonly PayloadQuestion[];
  /** Checks of the last step, when the only question is whether a customer can leave it; null for other questions. */
  readonly exits: readonly ExitCheck[] | null;
  /** Ways to meet the checks that fail in all worlds of the slice, by earlier slices. The slice does not tell them apart. */
  readonly failed: Blocker;
  /** Rules of which the slice asks whether they are ever true, ever false, and decided by each of their parts; empty for other questions. */
  readonly asks: readonly CompiledRule[];
  /** Limits of worlds: the question is answered in those that do not meet one of them. */
  readonly within: readonly WorldLimit[];
}

/** A check that a customer must meet to leave a step. */
export interface ExitCheck {
  readonly ways: Blocker;
  /** True for a check that only informs, as that nothing was changed: customers who cannot meet it here go back. */
  readonly isInfo: boolean;
}

/** The body of a call, or one member of it. */
export interface PayloadQuestion {
  readonly call: Call;
  readonly member: string | null;
}
