import type { ProofFinding } from '../findings/ProofFinding.ts';
import { describeProofScenario, type ProofScenario } from './listProofScenarios.ts';

export interface WorldRecord {
  readonly record: (findings: readonly ProofFinding[], world: ProofScenario, among: number) => void;
  /** Returns descriptions of the worlds in which a finding occurs; empty: in all of them. */
  readonly of: (finding: ProofFinding) => readonly string[];
}

/** Records in which worlds of brands, switches and days findings occur. */
export function createWorldRecord(given: readonly ProofScenario[]): WorldRecord {
  const met = new Map<string, Set<string>>();
  const everywhere = new Set<string>();
  return {
    record(findings, world, among) {
      for (const place of new Set(findings.map(getFindingPlace))) {
        const worlds = met.get(place) ?? new Set<string>();
        met.set(place, worlds.add(describeProofScenario(world, given)));
        if (worlds.size >= among) everywhere.add(place);
      }
    },
    of(finding) {
      const place = getFindingPlace(finding);
      return finding.counterexample === null || everywhere.has(place) ? [] : [...(met.get(place) ?? [])];
    },
  };
}

/** Names a finding by its place and code. */
export function getFindingPlace({ file, pointer, code }: ProofFinding): string {
  return [file, pointer, code].join(' ');
}
