import {
  evaluateValue,
  getDefinition,
  listPressedPaths,
  nodeState,
  type Call,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Trail } from '../Trail.ts';
import type { Observations } from './Observations.ts';
import type { CallSettings } from './CallSettings.ts';

/** Records values in the paths of requests that are empty at the moment of the call. Such a request has no address. */
export interface RequestObserver {
  readonly entering: (step: Step, walk: Walk, trail: Trail) => void;
  /** Looks at calls that can be made before the question at this node is answered: of buttons, and of answered fields. */
  readonly seeing: (node: NodeState, walk: Walk, trail: Trail) => void;
  /** Looks at the calls of fields once all questions of the step are decided. */
  readonly deciding: (step: Step, walk: Walk, trail: Trail) => void;
  readonly leaving: (step: Step, walk: Walk, trail: Trail) => void;
  readonly sending: (walk: Walk, trail: Trail) => void;
}

export function observeRequests(
  wizard: Wizard,
  seen: Observations,
  { isMade }: Pick<CallSettings, 'isMade'>,
): RequestObserver {
  function look(isMoment: (at: Call['at']) => boolean, walk: Walk, trail: Trail): void {
    for (const call of wizard.calls) {
      if (!isMoment(call.at) || !isMade(call, walk)) continue;
      for (const [name, value] of Object.entries(call.path))
        if (isEmpty(evaluateValue(walk, value)))
          keepShortest(seen.emptyPaths, `${wizard.calls.indexOf(call)} ${name}`, { walk, trail, call, name });
    }
  }
  /** Looks at the calls of answered fields of the step. Fields below the one that changes may still be open. */
  function lookAtAnswered(step: string, walk: Walk, trail: Trail): void {
    const isAnswered = (path: string) => {
      const state = nodeState(walk, path);
      return state?.kind === 'field' && state.field.step === step && state.value !== null;
    };
    look((at) => 'change' in at && isAnswered(at.change), walk, trail);
    look((at) => 'file' in at && isAnswered(at.file), walk, trail);
  }
  function seeing(node: NodeState, walk: Walk, trail: Trail): void {
    lookAtAnswered(getDefinition(node).step, walk, trail);
    if (node.kind !== 'block' || !node.shown) return;
    const paths = listPressedPaths(node.block);
    look((at) => 'press' in at && paths.includes(at.press), walk, trail);
  }
  return {
    seeing,
    entering(step, walk, trail) {
      look((at) => 'enter' in at && at.enter === step.id, walk, trail);
      for (const node of walk.nodes.slice(step.first, step.last)) seeing(node, walk, trail);
    },
    deciding: ({ id }, walk, trail) => lookAtAnswered(id, walk, trail),
    leaving: ({ id }, walk, trail) => look((at) => 'continue' in at && at.continue === id, walk, trail),
    sending: (walk, trail) => look((at) => 'submit' in at, walk, trail),
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
