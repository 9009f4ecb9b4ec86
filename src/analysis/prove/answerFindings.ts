import type { Wizard } from '../../engine/index.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import type { Observations } from './Observations.ts';
import type { ProveFinding } from './ProveFinding.ts';

/** Answers with which a form that sends something would end without having sent anything; the journey refuses to. */
export function silentEndFindings(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.silentEnds.values()].map(({ walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls'),
    code: 'sends-nothing',
    message: 'with these answers none of the calls is made, and the form cannot be finished',
    hint: 'some call has to be made at the end, whatever was answered',
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}

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
