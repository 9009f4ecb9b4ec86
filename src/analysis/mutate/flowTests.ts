import type { Facts, Wizard } from '../../engine/index.ts';
import { engineDriver } from '../flows/engineDriver.ts';
import type { FlowCase } from '../flows/flowCases.ts';
import { runCase } from '../flows/runCase.ts';
import type { Mutant } from './Mutant.ts';

/** A committed flow with the facts it starts from. */
export interface PlacedCase {
  readonly flow: FlowCase;
  readonly facts: Facts;
}

/** Flows as tests of mutants. What noticed a change nearby comes first, then what noticed something lately. */
export function flowTests(cases: readonly PlacedCase[]) {
  const order = [...cases];
  const noticedAt = new Map<string, PlacedCase>();
  let runs = 0;
  return {
    runs: () => runs,
    async notice(mutant: Mutant, wizard: Wizard): Promise<boolean> {
      const place = [mutant.part, ...mutant.keys.slice(0, 2)].join('/');
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
