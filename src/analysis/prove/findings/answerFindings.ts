import { isSuccessStatus, type Wizard } from '../../../engine/index.ts';
import { pointerTo } from '../../lint/shared/pointerTo.ts';
import type { Observations } from '../observations/Observations.ts';
import type { ProofFinding } from './ProofFinding.ts';
import { mistake } from '../../messages/messages.ts';

/** Answers with which a form that sends something would end without having sent anything; the journey refuses to. */
export function silentEndFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.silentEnds.values()].map(({ walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls'),
    ...mistake('sends-nothing'),
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}

/** Answers the protocol declares and the form has not thought of. */
export function answerFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.uncovered.values()].map(({ call, status, walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls', wizard.calls.indexOf(call), 'outcomes'),
    ...mistake(isSuccessStatus(status) ? 'uncovered-status.success' : 'uncovered-status.silent', {
      call: call.call,
      status,
    }),
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}
