import type { Facts, Walk, Wizard } from '../../../engine/index.ts';
import { createEngineDriver } from '../../flows/driver/createEngineDriver.ts';
import { type FlowCase, removeLooks } from '../../flows/listFlowCases.ts';
import { runCase } from '../../flows/runCase.ts';

/** The last sight of a step in a flow test. */
export interface Sight {
  readonly walk: Walk;
  /** Keys of the messages that replies of servers brought there. */
  readonly messages: readonly string[];
}

/** Answers as a flow test does, whatever it expects to see, and keeps what the customer saw on each step. */
export async function watchFlow(
  flow: FlowCase,
  wizard: Wizard,
  facts: Facts,
): Promise<ReadonlyMap<string, Sight>> {
  const sights = new Map<string, Sight>();
  let last = '';
  const driver = createEngineDriver(wizard, facts, {
    stands(walk, { id }) {
      last = id;
      sights.set(id, { walk, messages: sights.get(id)?.messages ?? [] });
    },
    leaves: () => undefined,
    finishes: () => undefined,
    sends(walk, _, { banner }) {
      const messages = sights.get(last)?.messages ?? [];
      sights.set(last, { walk, messages: banner === undefined ? messages : [...messages, banner] });
    },
  });
  const items = flow.items.map(({ item, line }) => ({ item: removeLooks(item), line }));
  await runCase({ ...flow, items, submits: null, skipsHidden: true }, driver, wizard);
  return sights;
}
