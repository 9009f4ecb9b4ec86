import {
  getDefinition,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import { applyCheckStates, type CheckMoments } from '../rules/checkMoments.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import type { Trail } from '../Trail.ts';
import { listReadsOfCheckRules } from './listReadsOfCheckRules.ts';
import { serializeLiveValues } from './serializeLiveValues.ts';
import type { Visitor } from './Visitor.ts';

/** A step that a customer tried to leave. */
interface Refusal {
  readonly step: Step;
  readonly trail: Trail;
  readonly isReal: boolean;
}

/**
 * Creates a function that explores a refused step again: it shows the results of the servers, which may change its questions. Refusals that
 * no rule about checks tells apart are explored once.
 */
export function createReturnExploration(
  wizard: Wizard,
): (refusal: Refusal, sent: Walk, checked: CheckMoments['sending'] | undefined, visitor: Visitor) => void {
  const returned = new Set<string>();
  const besideChecks = listReadsOfCheckRules(wizard);
  return ({ step, trail, isReal }, sent, checked = [], visitor) => {
    const alike = `${isReal} ${step.id} ${serializeLiveValues(sent, besideChecks)}`;
    if (checked.length === 0 || returned.has(alike)) return;
    returned.add(alike);
    for (const [back, entry] of applyCheckStates(sent, step.id, checked)) {
      if (back === sent) continue;
      const met = [...trail, ...entry];
      back.nodes.slice(step.first, step.last).forEach((node, position) => {
        if (node !== sent.nodes[step.first + position] || asksChecks(node)) visitor.visits(node, back, met);
      });
      visitor.asksToLeave(step, back, met);
    }
  };
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
