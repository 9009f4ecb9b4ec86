import {
  getDefinition,
  replaceSubjects,
  ruleHolds,
  startWalk,
  walkScope,
  type CompiledPromise,
  type CompiledPromiseCondition,
  type Facts,
  type Expression,
  type FactsDefinition,
  type NodeState,
  type Scope,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { RuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { canBeAnswered } from '../prove/values/findErrorCodes.ts';
import { explore } from '../prove/exploration/explore.ts';
import type { Visitor } from '../prove/exploration/Visitor.ts';
import type { WorldDistinctions } from '../prove/scenarios/combineFacts.ts';
import { createWorldKey, mergeAlikeWorlds } from '../prove/slices/mergeAlikeWorlds.ts';
import { mostWorlds } from '../prove/slices/proveSlice.ts';
import { listFactScenarios } from '../prove/scenarios/listFactScenarios.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';
import type { Counterexample } from '../prove/findings/ProofFinding.ts';
import { readRows } from '../prove/rules/readRows.ts';
import { combineVisitors } from '../prove/exploration/combineVisitors.ts';
import { emptyVisitor } from '../prove/exploration/emptyVisitor.ts';
import type { Trail } from '../prove/Trail.ts';
import { explainInexactRead } from './inexactReads.ts';
import { slicePromise, type PromiseSlice } from './slicePromise.ts';
import { getPlaceAfterNode, subjectTable, type Subject } from './subjects.ts';
import { say } from '../messages/messages.ts';

export type PromiseVerdict =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no'; readonly counterexample: Counterexample }
  /** No broken case was found, but the search was not complete. */
  | { readonly kind: 'undecided'; readonly why: string }
  /** The `when` of the promise never holds. */
  | { readonly kind: 'vacuous' };

export interface PromiseInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, brand and day, one for each kind of world. */
  readonly fixed: (asks: RuleDependencies) => readonly FixedFacts[];
  /** The number of situations before the verdict becomes "undecided". */
  readonly budget: number;
}

/** A promise with the part of the form that it depends on. */
export interface SlicedPromise {
  readonly promise: CompiledPromise;
  readonly slice: PromiseSlice;
}

/** The results about a promise so far. */
interface Case extends SlicedPromise {
  broken: Counterexample | null;
  why: string | null;
  spoke: boolean;
}

/**
 * Decides whether a promise holds in every reachable situation of every world. If it does not, the verdict contains the shortest way to a
 * situation in which it is broken.
 */
export function decidePromise(input: PromiseInput, promise: CompiledPromise): PromiseVerdict {
  const slice = slicePromise(input.wizard, promise);
  return decideTogether(input, slice, [{ promise, slice }])[0] ?? { kind: 'vacuous' };
}

/** Decides several promises in one exploration, which tells apart all values that any of them reads. */
export function decideTogether(
  input: PromiseInput,
  { asks, last }: PromiseSlice,
  promises: readonly SlicedPromise[],
): readonly PromiseVerdict[] {
  const { wizard, facts: definition, budget } = input;
  const cases = promises.map(({ promise, slice }): Case => {
    const why = explainInexactRead(wizard, slice, definition);
    return { promise, slice, broken: null, why, spoke: false };
  });
  const incomplete = (why: string) => cases.forEach((one) => (one.why ??= why));
  const distinctions = joinDistinctions(promises);
  const keyOf = createWorldKey(distinctions);
  let states = 0;
  for (const fixed of input.fixed(asks)) {
    const met = listFactScenarios(wizard, definition, asks, fixed, { most: mostWorlds, distinctions });
    if (!met.exhaustive) incomplete(say('undecided.facts'));
    for (const facts of mergeAlikeWorlds(met.worlds, keyOf)) {
      const settings = { ...asks, budget: Math.max(0, budget - states), until: last };
      const visitors = cases.map((one) => createCaseVisitor(one, facts));
      const exploration = explore(startWalk(wizard, facts), settings, combineVisitors(visitors));
      states += exploration.states;
      if (!exploration.exhaustive) incomplete(say('undecided.budget'));
    }
  }
  return cases.map(toPromiseVerdict);
}

function joinDistinctions(promises: readonly SlicedPromise[]): WorldDistinctions {
  const all = promises.map(({ slice }) => slice.distinctions);
  return {
    rules: all.flatMap(({ rules }) => rules),
    names: [...new Set(all.flatMap(({ names }) => names))],
  };
}

function toPromiseVerdict({ broken, why, spoke }: Case): PromiseVerdict {
  if (broken !== null) return { kind: 'no', counterexample: broken };
  if (why !== null) return { kind: 'undecided', why };
  return spoke ? { kind: 'yes' } : { kind: 'vacuous' };
}

function createCaseVisitor(one: Case, facts: Facts): Visitor {
  return {
    ...createPromiseVisitor(one.slice.place, (walk, trail, at) => {
      const truths = evaluatePromise(one.promise, walk);
      one.spoke ||= truths.some((truth) => truth !== null);
      if (!truths.includes(false)) return;
      if (one.broken === null || trail.length < one.broken.trail.length) one.broken = { facts, trail, at };
    }),
    stuckAt: (step, walk) => {
      if (step.index > one.slice.last) return;
      const open = walk.nodes.slice(step.first, step.last).find((node) => isUnknown(node, walk));
      if (open) one.why ??= say('undecided.answer', { field: open.key });
    },
  };
}

/** Returns true for a question that could be answered, though no acceptable answer is known. */
function isUnknown(node: NodeState, walk: Walk): boolean {
  if (node.kind !== 'field' || !node.required || node.value !== null) return false;
  return node.options?.length !== 0 && !canBeAnswered(node, walk);
}

/** Evaluates a promise, once or for each row: true, false, or null where its `when` does not hold. */
export function evaluatePromise(promise: CompiledPromise, walk: Walk): readonly (boolean | null)[] {
  const scope = walkScope(walk);
  const scopes = promise.list === null ? [scope] : readRows(scope.read(promise.list));
  return scopes.map((inside, row) => {
    if (promise.when && !conditionHolds(promise.when, { walk, scope: inside, row })) return null;
    return conditionHolds(promise.holds, { walk, scope: inside, row }) === (promise.kind === 'always');
  });
}

interface EvaluationPoint {
  readonly walk: Walk;
  readonly scope: Scope;
  readonly row: number;
}

const decidedRules = new WeakMap<CompiledPromiseCondition, Map<string, Expression>>();

/** Evaluates the rule with the truth of each subject in its place. The results are cached per combination of truths. */
function conditionHolds(condition: CompiledPromiseCondition, { walk, scope, row }: EvaluationPoint): boolean {
  const truths = condition.subjects.map((use) => {
    const subject: Subject = subjectTable[use.subject];
    return subject.holds(walk, use, row);
  });
  const known = decidedRules.get(condition) ?? new Map<string, Expression>();
  decidedRules.set(condition, known);
  const key = truths.join();
  let decided = known.get(key);
  if (decided === undefined) {
    let next = 0;
    decided = replaceSubjects(condition.rule, () => truths[next++] ?? false);
    known.set(key, decided);
  }
  return ruleHolds(decided, scope);
}

type PromiseObserver = (walk: Walk, trail: Trail, at: string | null) => void;

/** Creates a visitor that evaluates a promise on every way at the place where all its subjects have just been decided. */
function createPromiseVisitor(place: number, judge: PromiseObserver): Visitor {
  return {
    ...emptyVisitor,
    enters(step, walk, trail) {
      if (place >= findLastExit(walk, step.index) && place <= step.first) judge(walk, trail, step.id);
    },
    visits(node, walk, trail) {
      const { index, step: id } = getDefinition(node);
      const isFirst = walk.wizard.steps.some(({ first }) => first === index);
      if (place === index || (!isFirst && place === getPlaceAfterNode(index - 1))) judge(walk, trail, id);
    },
    asksToLeave(step, walk, trail) {
      if (place === getPlaceAfterNode(step.last - 1)) judge(walk, trail, step.id);
    },
    ends(walk, trail) {
      if (place >= findLastExit(walk, walk.wizard.steps.length)) judge(walk, trail, null);
    },
  };
}

/** Returns the place at which the last step before this one was left. */
function findLastExit({ wizard, applies }: Walk, before: number): number {
  return wizard.steps.findLast(({ index }) => index < before && applies[index])?.last ?? 0;
}
