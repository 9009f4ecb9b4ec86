import {
  startWalk,
  type FactsDefinition,
  type Facts,
  type Problem,
  type Wizard,
} from '../../engine/index.ts';
import { atomsOf, pathsOfAtom } from './atomsOf.ts';
import { explore, type Trail } from './explore.ts';
import { factWorlds, type FixedFacts } from './factWorlds.ts';
import { findingsOf } from './findingsOf.ts';
import { noObservations, observe } from './observe.ts';
import { provePayloads, type PayloadJudge } from './provePayloads.ts';
import { controlPaths, livePaths, rulesOf } from './rulesOf.ts';

/** How to get where a finding says something is wrong: the facts and what to enter. */
export interface Counterexample {
  readonly facts: Facts;
  readonly trail: Trail;
}

export interface ProveFinding extends Problem {
  readonly counterexample: Counterexample | null;
}

export interface ProveInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, brand and day of this proof. */
  readonly fixed: FixedFacts;
  readonly judge: PayloadJudge;
  /** Statuses the protocol declares for an operation. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** Situations looked at before a proof says it is not exhaustive. */
  readonly budget: number;
}

export interface Proof {
  readonly form: string;
  readonly worlds: number;
  readonly paths: number;
  readonly states: number;
  readonly payloads: number;
  readonly exhaustive: boolean;
  readonly findings: readonly ProveFinding[];
}

/** Looks at every distinguishable way through a form, in every distinguishable world of facts, and says what does not hold. */
export function proveForm(input: ProveInput): Proof {
  const { wizard, budget } = input;
  const control = controlPaths(wizard);
  const atoms = {
    atoms: rulesOf(wizard)
      .flatMap(({ rule }) => atomsOf(rule.rule, wizard.conditions))
      .map((atom) => ({ atom, paths: pathsOfAtom(atom) })),
  };
  const settings = { control, live: livePaths(wizard), atoms, budget };
  const seen = noObservations();
  const visitor = observe(wizard, seen, input);
  const worlds = factWorlds(wizard, input.facts, atoms, control, input.fixed);
  const runs = worlds.map((facts) => {
    const start = startWalk(wizard, facts);
    const exploration = explore(start, settings, visitor);
    return { exploration, payloads: provePayloads(start, exploration.start, input.judge, budget), facts };
  });
  const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    form: wizard.id,
    worlds: worlds.length,
    paths: sum((run) => run.exploration.paths),
    states: sum((run) => run.exploration.states),
    payloads: sum((run) => run.payloads.checked),
    exhaustive: runs.every((run) => run.exploration.exhaustive && run.payloads.exhaustive),
    findings: findingsOf(
      wizard,
      seen,
      runs.flatMap(({ payloads, facts }) => payloads.faults.map((fault) => ({ ...fault, facts }))),
    ),
  };
}
