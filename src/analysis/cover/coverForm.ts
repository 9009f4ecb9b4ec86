import type { Facts } from '../../engine/index.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';
import { describeGoal, type Goal } from './describeGoal.ts';
import { exploreGoals, type GoalInput, type ReachableGoals } from './exploreGoals.ts';
import { goalIds, goalKinds, type GoalKind } from './goalIds.ts';
import { findFlowGoals } from './findFlowGoals.ts';

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
  readonly flows: number;
  readonly exhaustive: boolean;
  readonly reachable: ReachableGoals;
}

/** Runs the flow tests of a form and returns which goals of the form the tests meet. */
export async function coverForm(input: CoverInput): Promise<Coverage> {
  const { wizard, cases, brands } = input;
  const reachable = exploreGoals(input);
  const met = new Set<string>();
  for (const { flow, facts } of cases) {
    for (const goal of (await findFlowGoals(flow, wizard, facts)).met) met.add(goal);
  }
  const goals = [...reachable.goals.keys(), ...brands.map(goalIds.brand)].map((id) =>
    describeGoal(wizard, id),
  );
  return {
    form: wizard.id,
    kinds: goalKinds.flatMap((kind) => {
      const own = goals.filter((goal) => goal.kind === kind);
      const reached = own.filter(({ id }) => met.has(id)).length;
      return own.length === 0 ? [] : [{ kind, met: reached, goals: own.length }];
    }),
    missing: goals.filter(({ id }) => !met.has(id)),
    flows: cases.length,
    exhaustive: reachable.exhaustive,
    reachable,
  };
}
