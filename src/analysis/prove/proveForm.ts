import { startWalk, type FactsDefinition, type Facts, type Wizard } from '../../engine/index.ts';
import { asksOf } from './asksOf.ts';
import { explore } from './explore.ts';
import { factWorlds, type FixedFacts } from './factWorlds.ts';
import { findingsOf } from './findingsOf.ts';
import { noObservations, observe } from './observe.ts';
import type { ProveFinding } from './ProveFinding.ts';
import { provePayloads, type PayloadFault, type PayloadJudge } from './provePayloads.ts';

export interface ProveInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, brand and day of this proof. */
  readonly fixed: FixedFacts;
  readonly judge: PayloadJudge;
  /** Statuses the protocol declares for an operation. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** Whether the form finds a text under a key. */
  readonly hasText: (key: string) => boolean;
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
  const asks = asksOf(wizard);
  const seen = noObservations();
  const visitor = observe(wizard, seen, input);
  const met = factWorlds(wizard, input.facts, asks, input.fixed);
  const faults = new Map<string, PayloadFault & { readonly facts: Facts }>();
  let [paths, states, payloads, exhaustive] = [0, 0, 0, met.exhaustive];
  for (const facts of met.worlds) {
    const start = startWalk(wizard, facts);
    const exploration = explore(start, { ...asks, budget: Math.max(0, budget - states) }, visitor);
    const proof = provePayloads(start, exploration.start, input.judge, Math.max(1, budget - payloads));
    paths += exploration.paths;
    states += exploration.states;
    payloads += proof.checked;
    exhaustive &&= exploration.exhaustive && proof.exhaustive;
    for (const fault of proof.faults) {
      const known = faults.get(`${fault.call.call} ${fault.message}`);
      if (!known || fault.trail.length < known.trail.length)
        faults.set(`${fault.call.call} ${fault.message}`, { ...fault, facts });
    }
  }
  return {
    form: wizard.id,
    worlds: met.worlds.length,
    paths,
    states,
    payloads,
    exhaustive,
    findings: findingsOf(wizard, seen, [...faults.values()], input.hasText, exhaustive),
  };
}
