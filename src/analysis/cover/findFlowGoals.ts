import type { Facts, Step, Walk, Wizard } from '../../engine/index.ts';
import { createEngineDriver } from '../flows/driver/createEngineDriver.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';
import { runCase, type FlowFailure } from '../flows/runCase.ts';
import { goalIds } from './goalIds.ts';
import { createGoalReader } from './createGoalReader.ts';

/** Runs a flow and returns the goals of all its situations. */
export async function findFlowGoals(
  flow: FlowCase,
  wizard: Wizard,
  facts: Facts,
): Promise<{ readonly met: ReadonlySet<string>; readonly failures: readonly FlowFailure[] }> {
  const met = new Set<string>();
  const read = createGoalReader(wizard, (goal) => met.add(goal));
  const brand = facts['brand.id'];
  if (typeof brand === 'string') met.add(goalIds.brand(brand));
  let entered = false;
  let last: Step | null = null;
  const driver = createEngineDriver(wizard, facts, {
    stands(walk, step) {
      if (!entered) read.leaving(null, walk);
      entered = true;
      last = step;
      for (const node of walk.nodes.slice(step.first, step.last)) read.node(node, walk);
      read.rows(step, walk);
      read.checks(step, walk);
    },
    leaves(walk, step) {
      read.leaving(step, walk);
    },
    finishes: meetEndGoals,
    sends(walk, call, effects) {
      if ('submit' in call.at) meetEndGoals(walk);
      else read.sending(walk);
      read.outcome(call, effects);
    },
  });
  return { failures: await runCase(flow, driver, wizard), met };

  /** No step after the last one applies. */
  function meetEndGoals(walk: Walk): void {
    if (last) read.leaving(last, walk);
    read.sending(walk);
  }
}
