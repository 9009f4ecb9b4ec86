import {
  findBackRoute,
  evaluateValue,
  decideLeave,
  snapshotStep,
  type Step,
  type Walk,
} from '../../../engine/index.ts';
import type { SeenFrame } from './FlowDriver.ts';

const decisions = { ask: 'asks', pass: 'goes', reset: 'resets' } as const;

/** Reads the frame of a step, but for the calls it waits for. */
export function readFrame(walk: Walk, { id, route }: Step): Omit<SeenFrame, 'waits'> {
  const { exits, links = {} } = walk.wizard.definition;
  const files = [...walk.wizard.fileLinks].map(
    ([name, address]) => [name, { file: evaluateValue(walk, address) }] as const,
  );
  const [from = route] = route.split('?');
  return {
    stuck: snapshotStep(walk, id).stuck,
    exits: { back: findBackRoute(walk, id), cancel: exits.cancel },
    links: { ...links, ...Object.fromEntries(files) },
    leaving: (to) => decisions[decideLeave(walk, from, to)],
  };
}
