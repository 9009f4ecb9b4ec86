import type { Facts } from '../../engine/index.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';
import { describeGoal, type Goal } from './describeGoal.ts';
import { exploreGoals, type GoalInput, type ReachableGoals } from './exploreGoals.ts';
import { goalIds, goalKinds, type GoalKind } from './goalIds.ts';
import { findFlowGoals } from './findFlowGoals.ts';
import { listPossibleGoals } from './listPossibleGoals.ts';

export interface CoverInput extends GoalInput {
  /** Committed flow tests of the form, each with its facts. */
  readonly cases: readonly { readonly flow: FlowCase; readonly facts: Facts }[];
  /** Brands with texts or rules of their own for this form. */
  readonly brands: readonly string[];
}

export interface Coverage {
  readonly form: string;
  /** The number of goals of each kind that has goals, and how many of them are met. */
  readonly kinds: readonly { readonly kind: GoalKind; readonly met: number; readonly goals: number }[];
  readonly missing: readonly Goal[];
  /** Goals that the form might have, that no flow meets and that were not found before the budget ended. */
  readonly unsearched: readonly Goal[];
  readonly flows: number;
  /** The number of flow tests that fail; what they meet does not count. */
  readonly failed: number;
  /** True when no goal can be missing: all ways were walked, or the form has no goal beyond those that are known to be reachable. */
  readonly exhaustive: boolean;
  readonly reachable: ReachableGoals;
}

/** Runs the flow tests of a form and returns which goals of the form the tests meet. */
export async function coverForm(input: CoverInput): Promise<Coverage> {
  const { wizard, cases, brands } = input;
  const reachable = exploreGoals(input);
  const met = new Set<string>();
  let failed = 0;
  for (const { flow, facts } of cases) {
    const found = await findFlowGoals(flow, wizard, facts);
    if (found.failures.length > 0) failed += 1;
    else for (const goal of found.met) met.add(goal);
  }
  // A flow may reach what an exploration that was broken off did not.
  const possible = reachable.exhaustive ? [] : listPossibleGoals(wizard);
  const known = new Set([...reachable.goals.keys(), ...possible.filter((id) => met.has(id))]);
  const goals = [...known, ...brands.map(goalIds.brand)].map((id) => describeGoal(wizard, id));
  const unsearched = [...new Set(possible)].filter((id) => !known.has(id));
  return {
    form: wizard.id,
    kinds: goalKinds.flatMap((kind) => {
      const own = goals.filter((goal) => goal.kind === kind);
      const reached = own.filter(({ id }) => met.has(id)).length;
      return own.length === 0 ? [] : [{ kind, met: reached, goals: own.length }];
    }),
    missing: goals.filter(({ id }) => !met.has(id)),
    unsearched: unsearched.map((id) => describeGoal(wizard, id)),
    flows: cases.length,
    failed,
    exhaustive: reachable.exhaustive || unsearched.length === 0,
    reachable,
  };
}
