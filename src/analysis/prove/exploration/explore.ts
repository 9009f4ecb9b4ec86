import {
  changeWalk,
  openRequirements,
  type ChangeRequest,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { listAnswers } from './listAnswers.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { applyCheckStates, type CheckMoments } from '../rules/checkMoments.ts';
import { fillUnreadFields } from './fillUnreadFields.ts';
import { createStateBudget } from './createStateBudget.ts';
import { createReturnExploration } from './createReturnExploration.ts';
import { serializeLiveValues } from './serializeLiveValues.ts';
import type { Visitor } from './Visitor.ts';
import type { Trail } from '../Trail.ts';

/** A situation at the entry of a step (or at the end); situations that no later rule distinguishes are one. */
export interface Situation {
  readonly step: Step | null;
  /** Ways out of the step; empty at the end and in a dead end. */
  readonly ways: readonly Way[];
  /** Number of distinguishable ways from here to the end. */
  readonly paths: number;
}

/** One distinguishable way of answering a step. */
export interface Way {
  readonly step: Step;
  readonly entries: Trail;
  /** Nodes of the step, answered with as little and with as much as these answers allow. */
  readonly least: readonly NodeState[];
  readonly most: readonly NodeState[];
  /** The entries of `most` beyond those of `entries`. */
  readonly filling: Trail;
  readonly to: Situation;
  /** False when the customer is taken past requirements that are not met. */
  readonly isReal: boolean;
}

export interface Exploration {
  readonly start: Situation;
  readonly paths: number;
  /** Number of visited situations inside steps. */
  readonly states: number;
  /** False when a situation needed more than its share of the budget; from there on only one class per question was followed. */
  readonly exhaustive: boolean;
}

export interface ExploreSettings extends RuleDependencies {
  /** The number of states, shared by the steps and by the situations of each step, so that some ways lead to the end in any case. */
  readonly budget: number;
  /** Index of the last explored step; with it, ways are as short as possible. */
  readonly until?: number;
  /** Index of a step of which one way out is enough in each situation. */
  readonly oneWayOut?: number | null;
  /** Decides how a customer leaves a step whose questions are all decided; null when not at all. By default nothing may be open. */
  readonly findExit?: (step: Step, walk: Walk) => Exit | null;
  /** Receives everything behind an exit that is not real. */
  readonly beyond?: Visitor;
}

/** A way out of a step. */
export interface Exit {
  /** Further answers with which a customer can leave. */
  readonly changes: readonly ChangeRequest[];
  /** False when the customer is taken past requirements that are not met. */
  readonly isReal: boolean;
}

/** A way into a situation. */
interface Arrival {
  readonly walk: Walk;
  readonly trail: Trail;
  /** True when a customer can come this way: every exit is real. */
  readonly isReached: boolean;
}

/** A situation during exploration, with the shortest way that leads to it. */
type SituationDraft = Arrival & {
  readonly situation: { readonly step: Step | null; readonly ways: Way[]; paths: number };
};

/** Creates a layer of situations for each step, and one for the end. */
function createLayers(length: number): readonly Map<string, SituationDraft>[] {
  return Array.from({ length }, () => new Map<string, SituationDraft>());
}

/**
 * Explores every distinguishable way of answering a form, step by step. A question that a rule reads is answered once per class of answers,
 * every other question once; situations that no later rule distinguishes are one (cone of influence). Rules read only earlier fields, so
 * that a decision never changes, and all ways into a step are known before the step is explored: its trails are the shortest possible.
 */
export function explore(start: Walk, settings: ExploreSettings, visitor: Visitor): Exploration {
  const { until, beyond = visitor, findExit = findOpenExit } = settings;
  const layers = createLayers(start.wizard.steps.length + 1);
  const visitorOf = (isReached: boolean): Visitor => (isReached ? visitor : beyond);
  const arriveAt = createArrival(layers, settings, visitorOf);
  const budget = createStateBudget(settings.budget);
  const leaveStep = createLeaving(start.wizard, { settings, arriveAt, visitorOf });
  const first = arriveAt(0, { walk: start, trail: [], isReached: true });
  budget.shareBy(layers.slice(0, (until ?? start.wizard.steps.length) + 1), lookAt);
  countPaths(layers);
  return { start: first, paths: first.paths, states: budget.states(), exhaustive: budget.sufficed() };

  function lookAt(draft: SituationDraft): void {
    const { situation, walk, trail, isReached } = draft;
    const { step } = situation;
    const met = visitorOf(isReached);
    if (!step) return met.ends(walk, trail);
    met.enters(step, walk, trail);
    for (const [entered, entry] of applyCheckStates(walk, step.id, settings.checks.entering.get(step.id))) {
      fromNode(step, step.first, entered, entry);
    }
    if (situation.ways.length === 0 && !budget.isUsedUp()) met.stuckAt(step, walk, trail);

    function fromNode(within: Step, place: number, at: Walk, entries: Trail): void {
      if (within.index === settings.oneWayOut && situation.ways.length > 0) return;
      budget.lookAtState();
      const node = at.nodes[place];
      if (place >= within.last || !node) {
        met.asksToLeave(within, at, [...trail, ...entries]);
        const exit = findExit(within, at);
        if (exit) leaveStep(draft, { walk: at, entries }, exit);
        return;
      }
      met.visits(node, at, [...trail, ...entries]);
      for (const changes of budget.choicesOf(listAnswers(node, at, settings))) {
        const next = changes.length > 0 ? changeWalk(at, changes).walk : at;
        const given = toTrailEntries(within, changes);
        const moments = settings.checks.answering.get(node.key);
        const states = applyCheckStates(next, within.id, moments, node.key);
        for (const [checked, entry] of budget.choicesOf(states)) {
          fromNode(within, place + 1, checked, [...entries, ...given, ...entry]);
        }
      }
    }
  }
}

/** The functions of an exploration that leaving a step needs. */
interface LeavingInput {
  readonly settings: ExploreSettings;
  readonly arriveAt: ReturnType<typeof createArrival>;
  readonly visitorOf: (isReached: boolean) => Visitor;
}

/** Creates a function that leaves a step with the answers so far, in every state of the checks that are made then. */
function createLeaving(
  wizard: Wizard,
  { settings, arriveAt, visitorOf }: LeavingInput,
): (from: SituationDraft, answered: { readonly walk: Walk; readonly entries: Trail }, exit: Exit) => void {
  const exploreReturn = createReturnExploration(wizard);
  return ({ situation, trail, isReached }, { walk, entries: given }, exit) => {
    const { step } = situation;
    if (!step) return;
    const at = exit.changes.length > 0 ? changeWalk(walk, exit.changes).walk : walk;
    const entries = [...given, ...toTrailEntries(step, exit.changes)];
    const isReal = isReached && exit.isReal;
    const next = visitorOf(isReal);
    const filled =
      settings.until === undefined ? fillUnreadFields(at, step, settings) : { walk: at, changes: [] };
    const most = filled.walk.nodes.slice(step.first, step.last);
    const filling = toTrailEntries(step, filled.changes);
    const refusal = { step, trail: [...trail, ...entries], isReal };
    exploreReturn(refusal, at, settings.checks.leaving.get(step.id), next);
    for (const [left, entry] of applyCheckStates(at, step.id, listExitChecks(step, at, settings))) {
      const all = [...entries, ...entry];
      const whole = [...trail, ...all];
      next.leaves(step, left, whole);
      const to = arriveAt(step.index + 1, { walk: left, trail: whole, isReached: isReal });
      if (to.step === null) exploreReturn({ ...refusal, trail: whole }, left, settings.checks.sending, next);
      const least = left.nodes.slice(step.first, step.last);
      situation.ways.push({ step, entries: all, least, most, filling, to, isReal: exit.isReal });
    }
  };
}

/** Lets a customer leave a step without open requirements. */
function findOpenExit(step: Step, walk: Walk): Exit | null {
  return openRequirements(walk, step).length === 0 ? { changes: [], isReal: true } : null;
}

/**
 * Lists checks of the step and of the steps left out from here on, because the customer may have visited them, gone back and changed an
 * answer.
 */
function listExitChecks(
  { index, id }: Step,
  { wizard, applies }: Walk,
  { checks }: RuleDependencies,
): CheckMoments['sending'] {
  const after = wizard.steps.slice(index + 1);
  const next = after.findIndex((step) => applies[step.index]);
  const leftOut = next === -1 ? after : after.slice(0, next);
  return [id, ...leftOut.map((step) => step.id)].flatMap((step) => checks.leaving.get(step) ?? []);
}

/**
 * Creates a function that finds the next step that applies and the situation there: a new one, or one that no later rule distinguishes from
 * it.
 */
function createArrival(
  layers: readonly Map<string, SituationDraft>[],
  { live }: ExploreSettings,
  visitorOf: (isReached: boolean) => Visitor,
): (from: number, by: Arrival) => Situation {
  return (from, by) => {
    const { walk, isReached } = by;
    const { steps } = walk.wizard;
    let index = from;
    for (let step = steps[index]; step; step = steps[(index += 1)]) {
      visitorOf(isReached).considers(step, walk);
      if (walk.applies[index]) break;
    }
    const key = serializeLiveValues(walk, live[index] ?? new Set());
    const known = layers[index]?.get(key);
    if (!known) {
      const place: SituationDraft = {
        situation: { step: steps[index] ?? null, ways: [], paths: 0 },
        ...by,
      };
      layers[index]?.set(key, place);
      return place.situation;
    }
    const isBetter = isReached === known.isReached ? by.trail.length < known.trail.length : isReached;
    if (isBetter) Object.assign(known, by);
    return known.situation;
  };
}

function countPaths(layers: readonly Map<string, SituationDraft>[]): void {
  for (const layer of layers.toReversed()) {
    for (const { situation } of layer.values()) {
      situation.paths = situation.step ? situation.ways.reduce((sum, way) => sum + way.to.paths, 0) : 1;
    }
  }
}

function toTrailEntries({ id }: Pick<Step, 'id'>, changes: readonly ChangeRequest[]): Trail {
  return changes.flatMap((change) => ('set' in change ? [{ step: id, key: change.set, to: change.to }] : []));
}
