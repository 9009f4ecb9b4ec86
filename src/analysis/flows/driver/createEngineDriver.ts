import {
  openPagelessJourney,
  type Facts,
  type Journey,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { countPresses } from './countPresses.ts';
import { createFlowEntries } from './createFlowEntries.ts';
import { createFlowMoves } from './createFlowMoves.ts';
import { createFlowReplies } from './createFlowReplies.ts';
import type { FlowDriver } from './FlowDriver.ts';
import type { FormWords } from './FormWords.ts';
import type { FlowWatcher } from './FlowWatcher.ts';
import { createJourneyReader } from './createJourneyReader.ts';

/**
 * Creates a driver that goes through a form without a page, on a journey whose servers reply as the flow says. Without `words` it cannot tell
 * what customers read.
 */
export function createEngineDriver(
  wizard: Wizard,
  facts: Facts,
  watcher: FlowWatcher | null = null,
  words: FormWords | null = null,
): FlowDriver & { readonly walk: () => Walk; readonly journey: () => Journey } {
  const { journey, presses } = countPresses(openPagelessJourney(wizard, facts, watcher));
  return {
    presses,
    walk: () => journey.now().walk,
    journey: journey.now,
    ...createJourneyReader(journey, words),
    ...createFlowEntries(journey),
    ...createFlowMoves(journey),
    ...createFlowReplies(journey, { facts, watcher, words }),
  };
}
