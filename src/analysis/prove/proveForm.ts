import type { Wizard } from '../../engine/index.ts';
import { countDerivations, type DerivationCount } from './countDerivations.ts';
import { collectFindings, listUnmetFindings } from './findings/collectFindings.ts';
import type { ProofFinding } from './findings/ProofFinding.ts';
import { askRules } from './observations/askRules.ts';
import { mergeObservations } from './observations/mergeObservations.ts';
import { createObservations, type Observations } from './observations/Observations.ts';
import { watchDerivations } from './observations/watchDerivations.ts';
import type { ProveInput } from './ProveInput.ts';
import { collectRuleDependencies } from './rules/collectRuleDependencies.ts';
import { createWorldRecord, getFindingPlace } from './scenarios/createWorldRecord.ts';
import { listProofSlices, mergeSlices } from './slices/listProofSlices.ts';
import type { ProofSlice } from './slices/ProofSlice.ts';
import { widenSlice } from './slices/widenSlice.ts';
import {
  getBudgetLeft,
  isSettled,
  proveSlice,
  type ProofProgress,
  type ProvenSlice,
} from './slices/proveSlice.ts';

export interface Proof {
  readonly form: string;
  readonly worlds: number;
  readonly paths: number;
  readonly states: number;
  readonly payloads: number;
  readonly exhaustive: boolean;
  readonly derivations: Pick<DerivationCount, 'exhaustive' | 'witnesses'>;
  /** True when another value of a derivation might decide otherwise, so that the proof is not exhaustive. */
  readonly hasOpenDerivations: boolean;
  readonly findings: readonly ProofFinding[];
}

/**
 * Proves a form slice by slice. A slice tells apart only the values that its questions depend on. What it meets on real ways counts. Where
 * requirements outside of the slice were passed without being met, a fault, or an observation that no real way gives, makes the slice wider
 * until the ways to it are real or no longer there.
 */
export function proveForm(input: ProveInput): Proof {
  const { wizard, hasText, judgeOfMembers = () => null } = input;
  const asks = collectRuleDependencies(wizard);
  const seen = createObservations();
  const settled = askRules(wizard, seen);
  const derivations = countDerivations(wizard, input.facts);
  const figures = { worlds: 0, paths: 0, states: 0, payloads: 0, exhaustive: true };
  const derived = watchDerivations(derivations.atoms);
  const worlds = createWorldRecord(input.given);
  const progress: ProofProgress = {
    input,
    asks,
    seen,
    settled,
    faults: new Map(),
    figures,
    worlds,
    derived: derived.visitor,
  };
  const proven: ProvenSlice[] = [];
  let open = listProofSlices(
    wizard,
    asks,
    (operation) => judgeOfMembers(operation) !== null,
    derivations.atoms,
  );
  for (let [slice] = open; slice !== undefined; [slice] = open) {
    if (getBudgetLeft(progress) <= 0) {
      figures.exhaustive = false;
      break;
    }
    const result = isSettled(progress, slice) ? null : proveSlice(progress, slice);
    if (result?.kind === 'proven') proven.push(result);
    open = mergeSlices([...(result?.kind === 'wider' ? [result.slice] : []), ...open.slice(1)]);
    if (open.length === 0) open = mergeSlices(widenForUnmet(wizard, seen, proven));
  }
  const hasOpenDerivations = derivations.bounds || !derived.hasSeenAll();
  figures.exhaustive &&= !hasOpenDerivations;
  const findings = collectFindings(wizard, seen, [...progress.faults.values()], hasText, figures.exhaustive);
  return {
    form: wizard.id,
    ...figures,
    derivations,
    hasOpenDerivations,
    findings: findings.map((finding) => ({ ...finding, worlds: worlds.of(finding) })),
  };
}

/** Takes out the slices behind whose requirements an observation was made that no real way gives, and returns them made wider. */
function widenForUnmet(wizard: Wizard, seen: Observations, proven: ProvenSlice[]): readonly ProofSlice[] {
  const unmet = listUnmetFindings(wizard, seen).map(getFindingPlace);
  return proven.splice(0).flatMap((one) => {
    const both = createObservations();
    mergeObservations(both, seen);
    mergeObservations(both, one.beyond);
    const left = new Set(listUnmetFindings(wizard, both).map(getFindingPlace));
    const wider = unmet.every((place) => left.has(place)) ? null : widenSlice(wizard, one.slice, one.passed);
    if (wider === null) proven.push(one);
    return wider ?? [];
  });
}
