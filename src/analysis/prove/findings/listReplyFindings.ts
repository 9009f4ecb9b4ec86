import { isSuccessStatus, type Wizard } from '../../../engine/index.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import type { Observations } from '../observations/Observations.ts';
import type { ProofFinding } from './ProofFinding.ts';
import { mistake } from '../../messages/messages.ts';

/** Lists answers with which a form with calls would end without any of them, which the journey refuses. */
export function listSilentEndFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.silentEnds.values()].map(({ walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: formatPointer('calls'),
    ...mistake('sends-nothing'),
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}

/** Lists replies that the protocol declares and no row of the form takes. */
export function listReplyFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.uncovered.values()].map(({ call, status, walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: formatPointer('calls', wizard.calls.indexOf(call), 'outcomes'),
    ...mistake(isSuccessStatus(status) ? 'uncovered-status.success' : 'uncovered-status.silent', {
      call: call.call,
      status,
    }),
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}
