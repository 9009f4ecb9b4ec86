import type { Facts, FactsDefinition, FormSource, Wizard } from '../../engine/index.ts';
import type { ProofScenario } from '../prove/scenarios/listProofScenarios.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';

export interface MutateInput {
  readonly wizard: Wizard;
  readonly source: FormSource;
  readonly facts: FactsDefinition;
  /** One entry for each group of brands that the form tells apart. */
  readonly given: readonly ProofScenario[];
  readonly statusesOf: (operation: string) => readonly number[];
  readonly budget: number;
  /** Committed flows of the form, all of which pass. */
  readonly cases: readonly { readonly flow: FlowCase; readonly facts: Facts }[];
  /** Compiles a changed form; null when it has mistakes, so that the change is noticed before any test runs. */
  readonly compile: (source: FormSource) => Wizard | null;
  /** The field whose rules are mutated; null: all. */
  readonly field: string | null;
  /** Size and seed of the sample of mutants; null: all. */
  readonly sample: { readonly size: number; readonly seed: number } | null;
}
