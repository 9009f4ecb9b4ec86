import {
  type Answer,
  changeWalk,
  nodeState,
  openRequirements,
  startWalk,
  type Facts,
  type FactsDefinition,
  type Mistake,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { emptyVisitor } from '../prove/exploration/emptyVisitor.ts';
import { explore } from '../prove/exploration/explore.ts';
import type { ProofFinding } from '../prove/findings/ProofFinding.ts';
import { listFactScenarios } from '../prove/scenarios/listFactScenarios.ts';
import { listProofScenarios, type ProofScenario } from '../prove/scenarios/listProofScenarios.ts';
import type { Trail } from '../prove/Trail.ts';
import { isAcceptable, listPlainCandidates } from '../prove/values/witnesses.ts';
import { findRequestDifference } from './compareRequests.ts';
import { describeOpen, type LabelReader } from './describeOpen.ts';
import { followLongForm } from './followLongForm.ts';
import { joinDependencies } from './joinDependencies.ts';
import { listConfirmedAnswers } from './listConfirmedAnswers.ts';

export interface AbridgedInput {
  readonly short: Wizard;
  readonly long: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, day and brands as they are. */
  readonly given: readonly ProofScenario[];
  readonly budget: number;
  readonly labels: LabelReader;
}

export interface AbridgedProof {
  /** The number of ways that were compared. */
  readonly ways: number;
  readonly findings: readonly ProofFinding[];
}

/**
 * Decides the promise of a short form: for every way through it there is a way through the long form, with what was answered and confirmed
 * and nothing else, and both send the same. What would be sent without an answer or a confirmation is missing there.
 */
export function proveAbridged(input: AbridgedInput): AbridgedProof {
  const { short, long, facts: shared, given, budget } = input;
  const asks = joinDependencies(short, long);
  const both: Wizard = { ...short, facts: [...new Set([...short.facts, ...long.facts])] };
  const found = new Map<string, ProofFinding>();
  const figures = { ways: 0, states: 0, exhaustive: true };
  for (const { fixed } of listProofScenarios(both, asks, given)) {
    const { worlds, exhaustive } = listFactScenarios(both, shared, asks, fixed);
    figures.exhaustive &&= exhaustive;
    for (const facts of worlds) {
      const left = Math.max(1, budget - figures.states);
      const leaves = (_: unknown, walk: Walk, trail: Trail) => compareAround(walk, trail, facts);
      const exploration = explore(
        startWalk(short, facts),
        { ...asks, budget: left },
        { ...emptyVisitor, leaves },
      );
      figures.states += exploration.states;
      figures.exhaustive &&= exploration.exhaustive;
    }
  }
  if (found.size === 0 && figures.ways === 0) keep(mistake('short-vacuous', { long: long.id }), null);
  else if (found.size === 0 && !figures.exhaustive) keep(mistake('short-undecided', { long: long.id }), null);
  return { ways: figures.ways, findings: [...found.values()] };

  /** Compares a way, and the same way with every other acceptable answer to one of its questions. */
  function compareAround(walk: Walk, trail: Trail, facts: Facts): void {
    compare(walk, trail, facts);
    for (const path of Object.keys(short.definition.shortOf?.questions ?? {})) {
      const state = nodeState(walk, path);
      if (state?.kind !== 'field' || !state.shown || state.lock !== null) continue;
      for (const to of listPlainCandidates(state, facts)) {
        if (to === state.value || !isAcceptable(state, to)) continue;
        const other = [...trail.filter(({ key }) => key !== path), { step: state.field.step, key: path, to }];
        compare(enterAll(startWalk(short, facts), other), other, facts);
      }
    }
  }

  function compare(walk: Walk, trail: Trail, facts: Facts): void {
    if (short.steps.some((step) => openRequirements(walk, step).length > 0)) return;
    figures.ways += 1;
    const answers = listConfirmedAnswers(walk);
    const way = followLongForm(long, facts, answers);
    const counterexample = { facts, trail, at: null };
    if (way.open.length > 0)
      for (const problem of describeOpen(long, way.open, answers, input.labels))
        keep(problem, counterexample);
    else {
      const difference = findRequestDifference(walk, way.walk);
      if (difference) keep(describeDifference(long.id, difference), counterexample);
    }
  }

  function keep(problem: Mistake, counterexample: ProofFinding['counterexample']): void {
    const known = found.get(problem.message);
    const length = counterexample?.trail.length ?? 0;
    if (known && (known.counterexample?.trail.length ?? 0) <= length) return;
    const at = { file: `schemas/${short.id}/wizard.json`, pointer: '/shortOf' };
    found.set(problem.message, { ...at, ...problem, counterexample });
  }
}

/** Enters answers in the order of the page, because a confirmation counts for what stands above it. */
function enterAll(start: Walk, trail: readonly { readonly key: string; readonly to: Answer }[]): Walk {
  const place = (key: string) => start.wizard.indexOf.get(key) ?? -1;
  return trail
    .toSorted((one, other) => place(one.key) - place(other.key))
    .reduce((walk, { key, to }) => changeWalk(walk, [{ set: key, to }]).walk, start);
}

function describeDifference(
  long: string,
  { member, short, long: other }: NonNullable<ReturnType<typeof findRequestDifference>>,
) {
  return mistake('short-differs', {
    long,
    member: member.replace(/^\d*\.?body\./, ''),
    here: JSON.stringify(short),
    there: JSON.stringify(other),
  });
}
