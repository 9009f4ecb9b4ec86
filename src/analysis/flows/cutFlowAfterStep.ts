import type { FlowCase } from './listFlowCases.ts';

/** Returns the flow up to its last answer on the step, without what is sent; all of its answers when it never comes there. */
export function cutFlowAfterStep(flow: FlowCase, step: string | null): FlowCase {
  const last = flow.items.findLastIndex(
    ({ item }) => typeof item === 'object' && 'at' in item && item.at === step,
  );
  const items = last < 0 ? flow.items : flow.items.slice(0, last + 1);
  return { ...flow, items, submits: null, answer: null, leads: null };
}
