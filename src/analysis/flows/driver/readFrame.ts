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

/** Reads the frame of a step: everything beside its questions. */
export function readFrame(walk: Walk, { id, route }: Step): SeenFrame {
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
