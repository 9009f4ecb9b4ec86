import type { Facts, Wizard } from '../../engine/index.ts';
import { createEngineDriver } from './driver/createEngineDriver.ts';
import type { Flow } from './format/Flow.ts';
import { listFlowCases } from './listFlowCases.ts';
import { type FlowFailure, runCase } from './runCase.ts';

/** A flow without variants after its run. */
export interface PlainRun {
  /** The line of a failure is the position of its item, from 1. */
  readonly failures: readonly FlowFailure[];
  readonly driver: ReturnType<typeof createEngineDriver>;
}

/** Runs a flow that stands in no file, with these facts. */
export async function runPlainFlow(wizard: Wizard, flow: Flow, facts: Facts): Promise<PlainRun> {
  const lineOf = ([, position]: readonly (string | number)[]) => Number(position) + 1;
  const file = { file: '', flow, lineOf, placeOf: () => ({ line: 1, column: 1 }) };
  const [only] = listFlowCases(
    file,
    wizard.steps.map(({ id }) => id),
  );
  const driver = createEngineDriver(wizard, facts);
  return { failures: only === undefined ? [] : await runCase(only, driver, wizard), driver };
}
