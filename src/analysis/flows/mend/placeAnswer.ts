import type { FlowValue } from '../format/Flow.ts';
import type { FlowChange } from '../listAcceptedChanges.ts';
import type { FlowCase } from '../listFlowCases.ts';

/**
 * Returns the change of a flow file that answers a question: among the answers of the question's step, or among those that a variant changes.
 * Null when the flow does not come to the step.
 */
export function placeAnswer(flow: FlowCase, path: string, is: FlowValue): FlowChange | null {
  if (flow.changesAt !== null) return { file: flow.file, path: [...flow.changesAt, path], is };
  const [step = '', ...names] = path.split('.');
  const visits = flow.items.flatMap(({ item }, index) =>
    typeof item === 'object' && 'at' in item && item.at === step ? [{ item, index }] : [],
  );
  const visit = visits.findLast(({ item }) => item.enter) ?? visits.at(-1);
  if (visit === undefined) return null;
  return { file: flow.file, path: ['steps', visit.index, 'enter', names.join('.')], is };
}
