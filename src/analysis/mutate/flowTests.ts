import type { Facts, Wizard } from '../../engine/index.ts';
import { engineDriver } from '../flows/engineDriver.ts';
import type { FlowCase } from '../flows/flowCases.ts';
import { runCase } from '../flows/runCase.ts';

/** A committed flow with the facts it starts from. */
export interface PlacedCase {
  readonly flow: FlowCase;
  readonly facts: Facts;
}

/** Flows as tests of changes. What noticed a change at this place comes first, then what noticed something lately. */
export function flowTests(cases: readonly PlacedCase[]) {
  const order = [...cases];
  const noticedAt = new Map<string, PlacedCase>();
  let runs = 0;
  return {
    runs: () => runs,
    async notice(place: string, wizard: Wizard): Promise<boolean> {
      const near = noticedAt.get(place);
      for (const one of near ? [near, ...order.filter((other) => other !== near)] : order) {
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
}
