import { cutFlowAfterStep, engineDriver, type FlowCase, runCase } from '../../../analysis/index.ts';
import { createStoredDraft, type Facts, type StoredDraft, type Wizard } from '../../../engine/index.ts';

interface PlayedFlow {
  readonly draft: StoredDraft;
  /** The step where the flow stands. */
  readonly step: string | null;
  /** Why it stopped earlier; null when it came to its place. */
  readonly stopped: string | null;
}

/** Answers as a flow test does, on the engine, up to a step; the runner opens with the draft that this gives. */
export async function playFlow(
  flow: FlowCase,
  until: string | null,
  wizard: Wizard,
  facts: Facts,
): Promise<PlayedFlow> {
  const driver = engineDriver(wizard, facts);
  const [failure] = await runCase(cutFlowAfterStep(flow, until), driver, wizard);
  const { step } = await driver.see();
  const last = flow.items.findLast(({ item }) => typeof item === 'object' && 'at' in item);
  const end = typeof last?.item === 'object' && 'at' in last.item ? last.item.at : null;
  return {
    draft: createStoredDraft(driver.journey(), Date.now()),
    step: until ?? step ?? end,
    stopped: failure?.message ?? null,
  };
}
