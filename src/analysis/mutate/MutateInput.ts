import type { Facts, FactsDefinition, FormSource, Wizard } from '../../engine/index.ts';
import type { FixedFacts } from '../prove/scenarios/listFactScenarios.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';

export interface MutateInput {
  readonly wizard: Wizard;
  readonly source: FormSource;
  readonly facts: FactsDefinition;
  readonly fixed: FixedFacts;
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
