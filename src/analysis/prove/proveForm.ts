import { startWalk, type FactsDefinition, type Facts, type Wizard } from '../../engine/index.ts';
import { collectRuleDependencies } from './rules/collectRuleDependencies.ts';
import { countDerivations, type DerivationCount } from './countDerivations.ts';
import { explore, type Visitor } from './exploration/explore.ts';
import { listFactScenarios } from './scenarios/listFactScenarios.ts';
import { collectFindings } from './findings/collectFindings.ts';
import { keepShortest } from './exploration/keepShortest.ts';
import { mergeObservations } from './observations/mergeObservations.ts';
import { createObservations } from './observations/Observations.ts';
import { observe } from './observations/observe.ts';
import {
  listProofScenarios,
  describeProofScenario,
  type ProofScenario,
} from './scenarios/listProofScenarios.ts';
import type { ProofFinding } from './findings/ProofFinding.ts';
import { createPayloadNames } from './samePayloads.ts';
import { provePayloads, type PayloadFault, type PayloadValidator } from './provePayloads.ts';

export interface ProveInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, day and brands as they are; a proof varies them as far as rules read them. */
  readonly given: readonly ProofScenario[];
  readonly judge: PayloadValidator;
  /** Statuses that the protocol declares for an operation. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** Returns true when the form finds a text under a key. */
  readonly hasText: (key: string) => boolean;
  /** The number of situations before a proof is not exhaustive; for payloads ten times as many. */
  readonly budget: number;
}

export interface Proof {
  readonly form: string;
  readonly worlds: number;
  readonly paths: number;
  readonly states: number;
  readonly payloads: number;
  readonly exhaustive: boolean;
  readonly derivations: DerivationCount;
  readonly findings: readonly ProofFinding[];
}

const payloadsPerState = 10;

/** Explores every distinguishable way through a form, in every distinguishable world of facts, and returns its findings. */
export function proveForm(input: ProveInput): Proof {
  const { wizard, budget, hasText } = input;
  const asks = collectRuleDependencies(wizard);
  const seen = createObservations();
  const faults = new Map<string, FaultWithFacts>();
  const nameOf = createPayloadNames(wizard);
  const judged = new Map<string, readonly FaultWithFacts[]>();
  const derivations = countDerivations(wizard, input.facts);
  const figures = { worlds: 0, paths: 0, states: 0, payloads: 0, exhaustive: !derivations.undecided };
  const worlds = listProofScenarios(wizard, asks, input.given);
  const metIn = worlds.map((world, index) => {
    const here = createObservations();
    const faultsHere = lookAt(world, worlds.length - index, observe(wizard, here, input));
    mergeObservations(seen, here);
    return new Set(collectFindings(wizard, here, faultsHere, hasText, false).map(getProofFindingKey));
  });
  const findings = collectFindings(wizard, seen, [...faults.values()], hasText, figures.exhaustive);
  return {
    form: wizard.id,
    ...figures,
    derivations,
    findings: findings.map((finding) => ({ ...finding, worlds: worldsOf(finding) })),
  };

  function worldsOf(finding: ProofFinding): readonly string[] {
    const met = worlds.filter((_, index) => metIn[index]?.has(getProofFindingKey(finding)));
    return finding.counterexample === null || met.length === worlds.length
      ? []
      : met.map((world) => describeProofScenario(world, input.given));
  }

  /**
   * Explores the worlds of one scenario. Worlds with the same payloads are judged once; when not all worlds are listed, each gets a share
   * of the budget.
   */
  function lookAt({ fixed }: ProofScenario, among: number, visitor: Visitor): readonly FaultWithFacts[] {
    const met = listFactScenarios(wizard, input.facts, asks, fixed);
    figures.worlds += met.worlds.length;
    figures.exhaustive &&= met.exhaustive;
    return met.worlds.flatMap((facts, index) => {
      const start = startWalk(wizard, facts);
      const left = Math.max(0, budget - figures.states);
      const share = met.exhaustive ? left : Math.ceil(left / (among * met.worlds.length - index));
      const exploration = explore(start, { ...asks, budget: share }, visitor);
      figures.paths += exploration.paths;
      figures.states += exploration.states;
      figures.exhaustive &&= exploration.exhaustive;
      const name = nameOf(exploration.start, facts);
      const known = judged.get(name);
      if (known) return known;
      const proof = provePayloads(
        start,
        exploration.start,
        input.judge,
        Math.max(1, payloadsPerState * budget - figures.payloads),
      );
      figures.payloads += proof.checked;
      figures.exhaustive &&= proof.exhaustive;
      const here = proof.faults.map((fault) => ({ ...fault, facts }));
      judged.set(name, here);
      for (const fault of here) keepShortest(faults, `${fault.call.call} ${fault.message}`, fault);
      return here;
    });
  }
}

type FaultWithFacts = PayloadFault & { readonly facts: Facts };

function getProofFindingKey({ file, pointer, code, message }: ProofFinding): string {
  return [file, pointer, code, message].join(' ');
}
