import type { Facts, Wizard } from '../../engine/index.ts';
import { engineDriver } from '../flows/driver/engineDriver.ts';
import type { FlowCase } from '../flows/flowCases.ts';
import { runCase } from '../flows/runCase.ts';

/** A committed flow with the facts it starts from. */
export interface PlacedCase {
  readonly flow: FlowCase;
  readonly facts: Facts;
}

/** Flows as tests of changes. */
export interface FlowTests<Case extends PlacedCase> {
  readonly runs: () => number;
  /** Whether some flow fails on the form with a change at this place; `readers` are those that can, the nearest first. */
  readonly notice: (
    place: string,
    wizard: Wizard,
    readers?: (cases: readonly Case[]) => readonly Case[],
  ) => Promise<boolean>;
}

/** What noticed a change at this place comes first, then what noticed something lately. */
export function flowTests<Case extends PlacedCase>(cases: readonly Case[]): FlowTests<Case> {
  const order = [...cases];
  const noticedAt = new Map<string, Case>();
  let runs = 0;
  return {
    runs: () => runs,
    async notice(place, wizard, readers) {
      for (const one of readers?.(order) ?? inOrder(place)) {
        runs += 1;
        const failures = await runCase(one.flow, engineDriver(wizard, one.facts), wizard);
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
