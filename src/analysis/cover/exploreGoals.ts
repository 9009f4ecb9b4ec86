import {
  matchOutcome,
  openRequirements,
  startWalk,
  type CallReply,
  type Facts,
  type FactsDefinition,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { collectRuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { explore, type Situation } from '../prove/exploration/explore.ts';
import type { Visitor } from '../prove/exploration/Visitor.ts';
import { emptyVisitor } from '../prove/exploration/emptyVisitor.ts';
import type { Trail } from '../prove/Trail.ts';
import type { ProofScenario } from '../prove/scenarios/listProofScenarios.ts';
import { listReplies } from '../prove/observations/listReplies.ts';
import { createGoalReader, type GoalReader } from './createGoalReader.ts';
import { listSettingScenarios } from './listSettingScenarios.ts';

export interface GoalInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** One entry for each group of brands that the form tells apart. */
  readonly given: readonly ProofScenario[];
  /** Statuses that the protocol declares for an operation. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** The number of states that all worlds together may visit. */
  readonly budget: number;
}

/** The first meeting of a goal: the answers that lead to it, and its step. */
interface FirstMeeting {
  readonly facts: Facts;
  readonly trail: Trail;
  readonly step: string;
}

export interface GoalScenario {
  readonly facts: Facts;
  readonly start: Situation;
  /** Goals of each way out of a situation, in the order of its ways. */
  readonly goalsOf: ReadonlyMap<Situation, readonly ReadonlySet<string>[]>;
}

export interface ReachableGoals {
  /** Every reachable goal, with the first way to it. */
  readonly goals: ReadonlyMap<string, FirstMeeting>;
  /** Replies that lead to outcomes, by goal. */
  readonly replies: ReadonlyMap<string, CallReply>;
  readonly worlds: readonly GoalScenario[];
  readonly exhaustive: boolean;
}

/**
 * Finds all reachable goals of a form: some answers meet the goal in at least one world. Unreachable parts are findings of the proofs, not
 * goals.
 */
export function exploreGoals(input: GoalInput): ReachableGoals {
  const { wizard } = input;
  const asks = collectRuleDependencies(wizard);
  let { budget } = input;
  const goals = new Map<string, FirstMeeting>();
  const replies = new Map<string, CallReply>();
  const met = listSettingScenarios(wizard, input.facts, asks, input.given);
  let { exhaustive } = met;
  const worlds = met.worlds.map((facts, index) => {
    // A world that needs less than its share leaves the rest to the worlds after it.
    const share = Math.ceil(budget / (met.worlds.length - index));
    const recorder = recordGoals(input, facts, goals, replies);
    const exploration = explore(startWalk(wizard, facts), { ...asks, budget: share }, recorder.visitor);
    budget = Math.max(0, budget - exploration.states);
    exhaustive &&= exploration.exhaustive;
    return {
      facts,
      start: exploration.start,
      goalsOf: labelSituations(exploration.start, recorder.situations),
    };
  });
  return { goals, replies, worlds, exhaustive };
}

function recordGoals(
  { wizard, statusesOf }: GoalInput,
  facts: Facts,
  goals: Map<string, FirstMeeting>,
  replies: Map<string, CallReply>,
): { readonly visitor: Visitor; readonly situations: readonly (readonly ReadonlySet<string>[])[] } {
  const situations: ReadonlySet<string>[][] = [];
  /** The goals of the current way by node and of its step as a whole, and the ways of the situation by step. */
  const ofNodes: ReadonlySet<string>[] = [];
  const ofEntry: ReadonlySet<string>[] = [];
  const ways: ReadonlySet<string>[][] = [];
  let ofWay: ReadonlySet<string> = new Set();
  const { read, met, goTo } = createGoalCollector(wizard, facts, goals);

  const visitor: Visitor = {
    ...emptyVisitor,
    enters(step, walk, trail) {
      goTo(step.id, trail);
      const own: ReadonlySet<string>[] = [];
      ways[step.index] = own;
      situations.push(own);
      ofEntry[step.index] = met(() => {
        if (trail.length === 0) read.leaving(null, walk);
        read.checks(step, walk);
      });
    },
    visits(node, walk, trail) {
      const index = wizard.indexOf.get(node.key) ?? -1;
      goTo(wizard.nodes[index]?.step ?? '', trail);
      ofNodes[index] = met(() => {
        read.node(node, walk);
        read.offers(node, walk);
      });
    },
    asksToLeave(step, walk, trail) {
      goTo(step.id, trail);
      const isOpen = openRequirements(walk, step).length > 0;
      const here = met(() => {
        read.rows(step, walk);
        read.checks(step, walk);
        if (isOpen) return;
        read.leaving(step, walk);
        if (walk.applies.slice(step.index + 1).some(Boolean)) return;
        read.sending(walk);
        noteOutcomes(walk, read, statusesOf, replies);
      });
      if (isOpen) return;
      const nodes = ofNodes.slice(step.first, step.last).flatMap((set) => [...set]);
      ofWay = new Set([...(ofEntry[step.index] ?? []), ...nodes, ...here]);
    },
    leaves(step) {
      ways[step.index]?.push(ofWay);
    },
  };
  return { visitor, situations };
}

interface GoalCollector {
  readonly read: GoalReader;
  /** Returns the goals that are met during `reading`. */
  readonly met: (reading: () => void) => ReadonlySet<string>;
  /** Sets the step and trail of the goals that are met next. */
  readonly goTo: (step: string, trail: Trail) => void;
}

/** Creates a collector that keeps the shortest way to every goal. */
function createGoalCollector(wizard: Wizard, facts: Facts, goals: Map<string, FirstMeeting>): GoalCollector {
  let meeting = new Set<string>();
  let at: { readonly trail: Trail; readonly step: string } = { trail: [], step: wizard.steps[0]?.id ?? '' };
  const read = createGoalReader(wizard, (goal) => {
    meeting.add(goal);
    const known = goals.get(goal);
    if (!known || at.trail.length < known.trail.length) goals.set(goal, { facts, ...at });
  });
  return {
    read,
    met(reading) {
      meeting = new Set();
      reading();
      return meeting;
    },
    goTo(step, trail) {
      at = { step, trail };
    },
  };
}

/** Notes the goals of the rows that replies lead to, and the reply that leads to each. */
function noteOutcomes(
  walk: Walk,
  read: GoalReader,
  statusesOf: GoalInput['statusesOf'],
  replies: Map<string, CallReply>,
): void {
  for (const call of walk.wizard.calls) {
    for (const reply of listReplies(call, statusesOf(call.call))) {
      const goal = read.outcome(call, matchOutcome(walk, call, reply));
      if (goal !== null && !replies.has(goal)) replies.set(goal, reply);
    }
  }
}

/**
 * Returns the recorded goals of the ways out of each situation. `recorded` follows the explorer, which enters situations step by step, and
 * within a step in the order in which ways lead to them.
 */
function labelSituations(
  start: Situation,
  recorded: readonly (readonly ReadonlySet<string>[])[],
): ReadonlyMap<Situation, readonly ReadonlySet<string>[]> {
  const labels = new Map<Situation, readonly ReadonlySet<string>[]>();
  const ofSteps: Set<Situation>[] = [];
  const arrive = (situation: Situation) => {
    const { step } = situation;
    if (step) (ofSteps[step.index] ??= new Set()).add(situation);
  };
  arrive(start);
  for (let index = start.step?.index ?? 0; index < ofSteps.length; index += 1) {
    for (const situation of ofSteps[index] ?? []) {
      labels.set(situation, recorded[labels.size] ?? []);
      for (const way of situation.ways) arrive(way.to);
    }
  }
  return labels;
}
