import {
  getDefinition,
  type NodeState,
  type Step,
  type Walk,
  type WizardNode,
} from '../../../engine/index.ts';
import { applyCheckStates, type CheckMoments } from '../rules/checkMoments.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import type { Trail } from '../Trail.ts';
import type { Visitor } from './Visitor.ts';

/** Explores a refused step again: it shows the results of the servers, which may change its questions. */
export function exploreReturn(
  step: Step,
  sent: Walk,
  trail: Trail,
  checked: CheckMoments['sending'],
  visitor: Visitor,
): void {
  for (const [back, entry] of applyCheckStates(sent, step.id, checked)) {
    if (back === sent) continue;
    const met = [...trail, ...entry];
    back.nodes.slice(step.first, step.last).forEach((node, position) => {
      if (node !== sent.nodes[step.first + position] || asksChecks(node)) visitor.visits(node, back, met);
    });
    visitor.asksToLeave(step, back, met);
  }
}

const nodesAskingChecks = new WeakMap<WizardNode, boolean>();

function asksChecks(state: NodeState): boolean {
  const node = getDefinition(state);
  let asks = nodesAskingChecks.get(node);
  if (asks === undefined) {
    asks = listNodeReads(node).some((path) => path.startsWith('check.'));
    nodesAskingChecks.set(node, asks);
  }
  return asks;
}
