import type { Wizard } from '../../engine/index.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import type { Observations } from './observe.ts';
import type { ProveFinding } from './ProveFinding.ts';

/** Answers the protocol declares and the form has not thought of. */
export function answerFindings(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.uncovered.values()].map(({ call, status, walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls', wizard.calls.indexOf(call), 'outcomes'),
    code: 'uncovered-status',
    message:
      status >= 200 && status < 300
        ? `"${call.call}" succeeds with ${status}, and only "else" takes that`
        : `nothing happens when "${call.call}" answers ${status}`,
    hint: `add a row { "status": ${status}, ... }`,
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}
