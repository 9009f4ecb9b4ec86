import type { CompiledPromise, Wizard } from '../../engine/index.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import { listProofScenarios, type ProofScenario } from '../prove/scenarios/listProofScenarios.ts';
import type { ProofFinding } from '../prove/findings/ProofFinding.ts';
import {
  decidePromise,
  decideTogether,
  type PromiseInput,
  type PromiseVerdict,
  type SlicedPromise,
} from './decidePromise.ts';
import { slicePromise, type PromiseSlice } from './slicePromise.ts';
import { mistake } from '../messages/messages.ts';

export interface PromisesInput extends Omit<PromiseInput, 'fixed'> {
  /** Settings, day and brands as they are. */
  readonly given: readonly ProofScenario[];
}

export interface PromiseProof {
  readonly promise: CompiledPromise;
  readonly verdict: PromiseVerdict;
}

/** Decides every promise of a form. */
export function provePromises(input: PromisesInput): readonly PromiseProof[] {
  const { wizard, given } = input;
  const fixed: PromiseInput['fixed'] = (asks) =>
    listProofScenarios(wizard, asks, given).map((world) => world.fixed);
  const verdicts = new Map<CompiledPromise, PromiseVerdict>();
  for (const { slice, promises } of groupSlices(wizard)) {
    const together = decideTogether({ ...input, fixed }, slice, promises);
    promises.forEach(({ promise }, index) => {
      const verdict = together[index];
      const isAlone = promises.length === 1 || verdict?.kind !== 'undecided';
      verdicts.set(promise, isAlone && verdict ? verdict : decidePromise({ ...input, fixed }, promise));
    });
  }
  return wizard.promises.flatMap((promise) => {
    const verdict = verdicts.get(promise);
    return verdict ? [{ promise, verdict }] : [];
  });
}

interface SharedSlice {
  readonly slice: PromiseSlice;
  readonly promises: SlicedPromise[];
}

/** Groups promises. If a promise depends on a subset of the values of another, both are decided in the same exploration. */
function groupSlices(wizard: Wizard): readonly SharedSlice[] {
  const shared: SharedSlice[] = [];
  const sliced = wizard.promises.map((promise) => ({ promise, slice: slicePromise(wizard, promise) }));
  const widestFirst = sliced.toSorted(
    (one, other) => other.slice.asks.control.size - one.slice.asks.control.size,
  );
  for (const one of widestFirst) {
    const wide = shared.find(({ slice }) => isWithin(one.slice, slice));
    if (wide) wide.promises.push(one);
    else shared.push({ slice: one.slice, promises: [one] });
  }
  return shared;
}

function isWithin(slice: PromiseSlice, wide: PromiseSlice): boolean {
  const atoms = new Set(wide.asks.atoms.atoms.map(({ atom }) => JSON.stringify(atom)));
  return (
    slice.last <= wide.last &&
    [...slice.asks.control].every((path) => wide.asks.control.has(path)) &&
    slice.asks.atoms.atoms.every(({ atom }) => atoms.has(JSON.stringify(atom)))
  );
}

/** Lists the findings about promises that do not hold. */
export function listPromiseFindings(form: string, proofs: readonly PromiseProof[]): readonly ProofFinding[] {
  return proofs.flatMap(({ promise, verdict }): readonly ProofFinding[] => {
    const at = { file: `rules/${form}.json`, pointer: formatPointer('promises', promise.index) };
    const { says } = promise;
    switch (verdict.kind) {
      case 'yes':
        return [];
      case 'no':
        return [
          {
            ...at,
            ...mistake('broken-promise', { says }),
            counterexample: verdict.counterexample,
          },
        ];
      case 'undecided':
        return [
          {
            ...at,
            ...mistake('undecided-promise', { says, reason: verdict.why }),
            counterexample: null,
          },
        ];
      case 'vacuous':
        return [
          {
            ...at,
            ...mistake('vacuous-promise', { says }),
            counterexample: null,
          },
        ];
    }
  });
}
