import {
  type AbridgedProof,
  findFormText,
  playCounterexample,
  type PlayedCounterexample,
  proveAbridged,
  promiseFindings,
  proveForm,
  provePromises,
  type Proof,
  type ProofFinding,
} from '../analysis/index.ts';
import { toBerlinTime } from '../calendar/index.ts';
import type { Repository } from '../definitions/disk.ts';
import type { Wizard } from '../engine/index.ts';
import { commonResponses } from '../protocol/index.ts';
import { compileFormById } from './compileFormById.ts';
import { createMemberValidators, createPayloadValidator, findOperation } from './createPayloadValidator.ts';
import { groupBrands } from './facts/groupBrands.ts';

/** The situations that a proof tries at most, a form. */
export const proofBudget = 600_000;

/** A finding, with its counterexample as a flow test. */
export interface PlayedFinding extends ProofFinding {
  readonly played: PlayedCounterexample | null;
}

/** The proof of one form: plain data, which threads exchange and files keep. */
export interface ProofRun {
  readonly form: string;
  readonly brands: readonly string[];
  readonly proof: Omit<Proof, 'findings'>;
  /** All promises of the form, and those that hold. */
  readonly promises: { readonly all: number; readonly hold: number };
  /** The ways that were compared with the long form; null for a form that is no short form. */
  readonly waysOfLongForm: number | null;
  readonly findings: readonly PlayedFinding[];
  readonly milliseconds: number;
}

export interface ProofLimits {
  readonly budget: number;
  /** Null: the day of the clock. */
  readonly today: string | null;
}

/**
 * Proves one form for these brands, with its promises and as a short form; null for a form with mistakes. Each counterexample is played as a
 * flow test.
 */
export async function runProof(
  id: string,
  repository: Repository,
  brands: readonly string[],
  { budget, today }: ProofLimits,
): Promise<ProofRun | null> {
  const wizard = compileFormById(repository, id);
  if (!wizard) return null;
  const given = groupBrands(repository, wizard, brands, today ?? toBerlinTime(new Date()).day);
  const from = performance.now();
  const { facts } = repository.shared;
  const judge = createPayloadValidator();
  const {
    findings: faults,
    derivations,
    ...proof
  } = proveForm({
    wizard,
    facts,
    given,
    judge,
    judgeOfMembers: createMemberValidators(),
    statusesOf: listStatusesOf,
    hasText: (key) => findFormText(repository, id, key) !== undefined,
    budget,
  });
  const promises = provePromises({ wizard, facts, given, budget });
  const abridged = runAbridged(wizard, repository, brands, { budget, today });
  const all = [...faults, ...promiseFindings(id, promises), ...(abridged?.findings ?? [])];
  const findings = await Promise.all(
    all.map(async (finding) => {
      const { counterexample } = finding;
      const played = counterexample && (await playCounterexample(wizard, finding, counterexample, judge));
      return { ...finding, played };
    }),
  );
  const { exhaustive, witnesses } = derivations;
  return {
    form: id,
    brands,
    proof: { ...proof, derivations: { exhaustive, witnesses } },
    promises: { all: promises.length, hold: promises.filter(({ verdict }) => verdict.kind === 'yes').length },
    waysOfLongForm: abridged?.ways ?? null,
    findings,
    milliseconds: performance.now() - from,
  };
}

/** Compares a short form with its long form; null for other forms. */
function runAbridged(
  short: Wizard,
  repository: Repository,
  brands: readonly string[],
  { budget, today }: ProofLimits,
): AbridgedProof | null {
  const { shortOf } = short.definition;
  const long = shortOf === undefined ? null : compileFormById(repository, shortOf.id);
  if (long === null) return null;
  return proveAbridged({
    short,
    long,
    facts: repository.shared.facts,
    given: groupBrands(repository, long, brands, today ?? toBerlinTime(new Date()).day),
    budget,
    labels: (form, key) => findFormText(repository, form, key),
  });
}

function listStatusesOf(operation: string): readonly number[] {
  return Object.keys({ ...commonResponses, ...findOperation(operation)?.answers }).map(Number);
}
