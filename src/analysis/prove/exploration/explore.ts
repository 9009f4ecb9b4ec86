import {
  changeWalk,
  getDefinition,
  openRequirements,
  type ChangeRequest,
  type NodeState,
  type Step,
  type Walk,
  type WizardNode,
} from '../../../engine/index.ts';
import { listAnswers } from './listAnswers.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { applyCheckStates, type CheckMoments } from '../rules/checkMoments.ts';
import { fillUnreadFields } from './fillUnreadFields.ts';
import { listReadsOfCheckRules } from './listReadsOfCheckRules.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import { createStateBudget } from './createStateBudget.ts';
import type { Trail } from '../Trail.ts';

/** Receives everything that the exploration meets. Walks are the engine's own. */
export interface Visitor {
  /** Called before the condition of the step is evaluated. */
  readonly considers: (step: Step, walk: Walk) => void;
  readonly enters: (step: Step, walk: Walk, trail: Trail) => void;
  readonly visits: (node: NodeState, walk: Walk, trail: Trail) => void;
  /** Called when every question of the step has been decided, before the rules about leaving are evaluated. */
  readonly asksToLeave: (step: Step, walk: Walk, trail: Trail) => void;
  readonly leaves: (step: Step, walk: Walk, trail: Trail) => void;
  /** Called when no answer on this step leads out of it; not called once the budget has run out. */
  readonly stuckAt: (step: Step, walk: Walk, trail: Trail) => void;
  readonly ends: (walk: Walk, trail: Trail) => void;
}

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
}

/** A situation during exploration, with the shortest trail that leads to it. */
interface SituationDraft {
  readonly situation: { readonly step: Step | null; readonly ways: Way[]; paths: number };
  walk: Walk;
  trail: Trail;
}

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
  const { until } = settings;
  const layers = createLayers(start.wizard.steps.length + 1);
  const arriveAt = createArrival(layers, settings, visitor);
  const budget = createStateBudget(settings.budget);
  const returned = new Set<string>();
  const besideChecks = listReadsOfCheckRules(start.wizard);
  const first = arriveAt(0, start, []);
  budget.shareBy(layers.slice(0, (until ?? start.wizard.steps.length) + 1), lookAt);
  countPaths(layers);
  return { start: first, paths: first.paths, states: budget.states(), exhaustive: budget.sufficed() };

  function lookAt({ situation, walk, trail }: SituationDraft): void {
    const { step } = situation;
    if (!step) return visitor.ends(walk, trail);
    visitor.enters(step, walk, trail);
    for (const [entered, entry] of applyCheckStates(walk, step.id, settings.checks.entering.get(step.id))) {
      fromNode(step, step.first, entered, entry);
    }
    if (situation.ways.length === 0 && !budget.isUsedUp()) visitor.stuckAt(step, walk, trail);

    function fromNode(within: Step, place: number, at: Walk, entries: Trail): void {
      budget.lookAtState();
      const node = at.nodes[place];
      if (place >= within.last || !node) {
        visitor.asksToLeave(within, at, [...trail, ...entries]);
        if (openRequirements(at, within).length === 0) leaveStep(within, at, entries);
        return;
      }
      visitor.visits(node, at, [...trail, ...entries]);
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

    function leaveStep(within: Step, at: Walk, entries: Trail): void {
      const filled = until === undefined ? fillUnreadFields(at, within, settings) : { walk: at, changes: [] };
      const most = filled.walk.nodes.slice(within.first, within.last);
      const filling = toTrailEntries(within, filled.changes);
      returnOnce(within, at, [...trail, ...entries], settings.checks.leaving.get(within.id));
      for (const [left, entry] of applyCheckStates(at, within.id, listExitChecks(within, at, settings))) {
        const all = [...entries, ...entry];
        visitor.leaves(within, left, [...trail, ...all]);
        const to = arriveAt(within.index + 1, left, [...trail, ...all]);
        if (to.step === null) returnOnce(within, left, [...trail, ...all], settings.checks.sending);
        const least = left.nodes.slice(within.first, within.last);
        situation.ways.push({ step: within, entries: all, least, most, filling, to });
      }
    }
  }

  function returnOnce(step: Step, sent: Walk, way: Trail, checked: CheckMoments['sending'] = []): void {
    const alike = `${step.id} ${serializeLiveValues(sent, besideChecks)}`;
    if (checked.length === 0 || returned.has(alike)) return;
    returned.add(alike);
    exploreReturn(step, sent, way, checked, visitor);
  }
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
  visitor: Visitor,
): (from: number, walk: Walk, trail: Trail) => Situation {
  return (from, walk, trail) => {
    const { steps } = walk.wizard;
    let index = from;
    for (let step = steps[index]; step; step = steps[(index += 1)]) {
      visitor.considers(step, walk);
      if (walk.applies[index]) break;
    }
    const key = serializeLiveValues(walk, live[index] ?? new Set());
    const known = layers[index]?.get(key);
    if (!known) {
      const place: SituationDraft = {
        situation: { step: steps[index] ?? null, ways: [], paths: 0 },
        walk,
        trail,
      };
      layers[index]?.set(key, place);
      return place.situation;
    }
    if (trail.length < known.trail.length) Object.assign(known, { walk, trail });
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

/** Explores a refused step again: it shows the results of the servers, which may change its questions. */
function exploreReturn(
  step: Step,
  sent: Walk,
  trail: Trail,
  checked: CheckMoments['sending'],
  visitor: Visitor,
): void {
  for (const [back, entry] of applyCheckStates(sent, step.id, checked)) {
    if (back === sent) continue;
    const met = [...trail, ...entry];
    back.nodes.slice(step.first, step.last).forEach((node, position) => {
      if (node !== sent.nodes[step.first + position] || asksChecks(node)) visitor.visits(node, back, met);
    });
    visitor.asksToLeave(step, back, met);
  }
}

function toTrailEntries(step: Step, changes: readonly ChangeRequest[]): Trail {
  return changes.flatMap((change) =>
    'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
  );
}

const nodesAskingChecks = new WeakMap<WizardNode, boolean>();

function asksChecks(state: NodeState): boolean {
  const node = getDefinition(state);
  let asks = nodesAskingChecks.get(node);
  if (asks === undefined) {
    asks = listNodeReads(node).some((path) => path.startsWith('check.'));
    nodesAskingChecks.set(node, asks);
  }
  return asks;
}

function serializeLiveValues(walk: Walk, live: ReadonlySet<string>): string {
  const nodes = walk.nodes.map((node) =>
    node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : '',
  );
  const checks = Object.entries(walk.checks).filter(([id]) => live.has(`check.${id}`));
  return [...nodes, ...checks.toSorted(([left], [right]) => (left < right ? -1 : 1)).flat()].join('|');
}
