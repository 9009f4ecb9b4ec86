import type { Facts, FactsDefinition, FormSource, Wizard } from '../../engine/index.ts';
import type { FixedFacts } from '../prove/scenarios/listFactScenarios.ts';
import type { FlowCase } from '../flows/flowCases.ts';

export interface MutateInput {
  readonly wizard: Wizard;
  readonly source: FormSource;
  readonly facts: FactsDefinition;
  readonly fixed: FixedFacts;
  readonly statusesOf: (operation: string) => readonly number[];
  readonly budget: number;
  /** Committed flows of the form, all green on it. */
  readonly cases: readonly { readonly flow: FlowCase; readonly facts: Facts }[];
  /** Null when a definition has mistakes: the change is noticed before anything runs. */
  readonly compile: (source: FormSource) => Wizard | null;
  /** Only mutants of what the rules say about this field; null: all. */
  readonly field: string | null;
  /** How many mutants are tried, chosen by the seed; null: all. */
  readonly sample: { readonly size: number; readonly seed: number } | null;
}
