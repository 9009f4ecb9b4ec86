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

/** Lists values in paths of requests that can be empty. */
export function listEmptyPathFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.emptyPaths.values()].map(({ call, name, walk, trail }) => ({
    file: `schemas/${wizard.id}/calls.json`,
    pointer: formatPointer('calls', wizard.calls.indexOf(call), 'path', name),
    ...mistake('empty-path-value', { call: call.call, name }),
    counterexample: { facts: walk.facts, trail, at: null },
  }));
}

/** Lists questions whose options come from a call that may fail, where no `stuck` says that it leads nowhere. */
export function listMissingOptionFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.missingOptions].map(([path, { walk, trail }]) => ({
    file: `rules/${wizard.id}.json`,
    pointer: formatPointer('fields', path, 'options'),
    ...mistake('options-without-stuck', { path }),
    counterexample: { facts: walk.facts, trail, at: findNodeStep(wizard, path) },
  }));
}

function findNodeStep({ nodes }: Wizard, path: string): string | null {
  return nodes.find((node) => path === node.path || path.startsWith(`${node.path}.`))?.step ?? null;
}
