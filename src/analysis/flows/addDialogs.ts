import { findUnansweredDialog } from './answerDialogs.ts';
import type { Flow } from './format/Flow.ts';
import type { FlowFailure } from './runCase.ts';

/** A limit above the number of dialogs that a form opens on one way. */
const maxDialogs = 20;

/** Adds an answer that goes on for every dialog that opens in the flow. `run` names the line of an item by its position, from 1. */
export async function addDialogs(
  flow: Flow,
  run: (flow: Flow) => Promise<readonly FlowFailure[]>,
): Promise<Flow> {
  let answered = flow;
  for (let round = 0; round < maxDialogs; round += 1) {
    const unasked = (await run(answered)).flatMap(({ message, line }) => {
      const id = findUnansweredDialog(message);
      return id === null ? [] : [{ id, position: Number.isNaN(line) ? flow.steps.length : line }];
    });
    const [first] = unasked;
    if (first === undefined) return answered;
    const steps = answered.steps.map((item, index) =>
      typeof item === 'object' && 'at' in item && index + 1 === first.position
        ? { ...item, dialogs: { ...item.dialogs, [first.id]: 'next' as const } }
        : item,
    );
    answered = { ...answered, steps };
  }
  return answered;
}
