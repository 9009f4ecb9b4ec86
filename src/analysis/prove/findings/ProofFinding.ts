import type { Facts, Problem } from '../../../engine/index.ts';
import type { Trail } from '../exploration/Trail.ts';

/** How to get where a finding says something is wrong: the facts and what to enter. */
export interface Counterexample {
  readonly facts: Facts;
  readonly trail: Trail;
  /** The step it leads to; null: to the end. */
  readonly at: string | null;
}

export interface ProofFinding extends Problem {
  readonly counterexample: Counterexample | null;
  /** Worlds of brands, switches and days it holds in; absent or empty: all. */
  readonly worlds?: readonly string[];
}
