import type { Facts, Problem } from '../../../engine/index.ts';
import type { Trail } from '../Trail.ts';

/** The way to the situation of a finding: the facts, and the entries. */
export interface Counterexample {
  readonly facts: Facts;
  readonly trail: Trail;
  /** The step of the situation; null: the end. */
  readonly at: string | null;
}

export interface ProofFinding extends Problem {
  readonly counterexample: Counterexample | null;
  /** Worlds of brands, switches and days in which the finding occurs; absent or empty: all. */
  readonly worlds?: readonly string[];
  /** The messages of findings that follow from this one. */
  readonly followers?: readonly string[];
}
