import {
  changeWalk,
  openRequirements,
  type FieldKey,
  type Answer,
  type NodeState,
  type Step,
  type Walk,
} from '../../engine/index.ts';
import { answersTo } from './answersTo.ts';
import { filledUp } from './filledUp.ts';
import type { AtomTable } from './witnesses.ts';

/** What somebody entered on the way to a situation, in order. */
export type Trail = readonly Entry[];
export interface Entry {
  readonly step: string;
  readonly key: FieldKey;
  readonly to: Answer;
}

/** Told about everything met on the way. Walks are the engine's own. */
export interface Visitor {
  /** Whether the step applies is about to be asked. */
  readonly considers: (step: Step, walk: Walk) => void;
  readonly enters: (step: Step, walk: Walk, trail: Trail) => void;
  readonly visits: (node: NodeState, walk: Walk, trail: Trail) => void;
  /** Every question of the step has been decided; whether it can be left is about to be asked. */
  readonly asksToLeave: (step: Step, walk: Walk, trail: Trail) => void;
  readonly leaves: (step: Step, walk: Walk, trail: Trail) => void;
  /** Nothing anybody can answer here leads out of the step. */
  readonly stuckAt: (step: Step, walk: Walk, trail: Trail) => void;
  readonly ends: (walk: Walk, trail: Trail) => void;
}

/** A situation at the entry of a step (or at the end), as far as anything later can tell it from others. */
export interface Situation {
  readonly step: Step | null;
  /** Ways out of the step; empty at the end and in a dead end. */
  readonly ways: readonly Way[];
  /** Distinguishable ways from here to the end. */
  readonly paths: number;
}

/** One distinguishable way of answering a step. */
export interface Way {
  readonly step: Step;
  readonly entries: Trail;
  /** Nodes of the step, answered with as little and with as much as these answers allow. */
  readonly least: readonly NodeState[];
  readonly most: readonly NodeState[];
  readonly to: Situation;
}

export interface Exploration {
  readonly start: Situation;
  readonly paths: number;
  /** Situations inside steps looked at. */
  readonly states: number;
  /** False when the budget ran out; from there on one class per question was followed instead of all. */
  readonly exhaustive: boolean;
}

export interface ExploreSettings {
  /** Paths some rule reads. */
  readonly control: ReadonlySet<string>;
  /** By step index: control paths that rules of this step or later read; the last entry is for the end. */
  readonly live: readonly ReadonlySet<string>[];
  readonly atoms: AtomTable;
  readonly budget: number;
}

/**
 * Every distinguishable way of answering a form, step by step: a question some rule reads is answered once per class of answers, every
 * other one once; situations that no later rule can tell apart are one (cone of influence). Rules read upwards only, so what was
 * decided never changes.
 */
export function explore(start: Walk, settings: ExploreSettings, visitor: Visitor): Exploration {
  const { wizard } = start;
  const known = new Map<string, Situation>();
  let states = 0;
  const first = situation(0, start, []);
  return { start: first, paths: first.paths, states, exhaustive: states <= settings.budget };

  function situation(index: number, walk: Walk, trail: Trail): Situation {
    const step = wizard.steps[index] ?? null;
    if (step) visitor.considers(step, walk);
    if (step && !walk.applies[index]) return situation(index + 1, walk, trail);
    const key = `${index} ${liveValues(walk, settings.live[index] ?? new Set())}`;
    const met = known.get(key);
    if (met) return met;
    const made = step ? throughStep(step, walk, trail) : { step, ways: [], paths: 1 };
    if (!step) visitor.ends(walk, trail);
    known.set(key, made);
    return made;
  }

  function throughStep(step: Step, walk: Walk, trail: Trail): Situation {
    visitor.enters(step, walk, trail);
    const ways: Way[] = [];
    fromNode(step.first, walk, []);
    if (ways.length === 0) visitor.stuckAt(step, walk, trail);
    return { step, ways, paths: ways.reduce((sum, way) => sum + way.to.paths, 0) };

    function fromNode(place: number, at: Walk, entries: Trail): void {
      states += 1;
      if (place >= step.last) {
        visitor.asksToLeave(step, at, [...trail, ...entries]);
        if (openRequirements(at, step).length > 0) return;
        visitor.leaves(step, at, [...trail, ...entries]);
        const to = situation(step.index + 1, at, [...trail, ...entries]);
        const most = filledUp(at, step, settings);
        ways.push({
          step,
          entries,
          least: at.nodes.slice(step.first, step.last),
          most: most.nodes.slice(step.first, step.last),
          to,
        });
        return;
      }
      const node = at.nodes[place];
      if (!node) return;
      visitor.visits(node, at, [...trail, ...entries]);
      const choices = answersTo(node, at, settings);
      const followed =
        states > settings.budget ? choices.slice(states % choices.length).slice(0, 1) : choices;
      for (const changes of followed) {
        const next = changes.length > 0 ? changeWalk(at, changes).walk : at;
        const entered = changes.flatMap((change) =>
          'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
        );
        fromNode(place + 1, next, [...entries, ...entered]);
      }
    }
  }
}

function liveValues(walk: Walk, live: ReadonlySet<string>): string {
  return walk.nodes
    .map((node) => (node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : ''))
    .join('|');
}
