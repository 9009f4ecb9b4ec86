import type { Facts, Wizard } from '../../engine/index.ts';
import { createEngineDriver } from '../flows/driver/createEngineDriver.ts';
import type { FlowCase } from '../flows/listFlowCases.ts';
import { runCase } from '../flows/runCase.ts';

/** A committed flow with the facts that it starts from. */
export interface PlacedCase {
  readonly flow: FlowCase;
  readonly facts: Facts;
}

/** Flow tests that are run on changed forms. */
export interface FlowTests<Case extends PlacedCase> {
  readonly runs: () => number;
  /**
   * Returns true when a flow fails on the form with a change at this place; `readers` are the flows that can notice it, the nearest first.
   */
  readonly notice: (
    place: string,
    wizard: Wizard,
    readers?: (cases: readonly Case[]) => readonly Case[],
  ) => Promise<boolean>;
}

/** Orders flows: first those that noticed a change at this place, then those that noticed a change lately. */
export function createFlowTests<Case extends PlacedCase>(cases: readonly Case[]): FlowTests<Case> {
  const order = [...cases];
  const noticedAt = new Map<string, Case>();
  let runs = 0;
  return {
    runs: () => runs,
    async notice(place, wizard, readers) {
      for (const one of readers?.(order) ?? inOrder(place)) {
        runs += 1;
        const failures = await runCase(one.flow, createEngineDriver(wizard, one.facts), wizard);
        if (failures.length === 0) continue;
        order.splice(order.indexOf(one), 1);
        order.unshift(one);
        noticedAt.set(place, one);
        return true;
      }
      return false;
    },
  };

  function inOrder(place: string): readonly Case[] {
    const near = noticedAt.get(place);
    return near ? [near, ...order.filter((other) => other !== near)] : [...order];
  }
}
