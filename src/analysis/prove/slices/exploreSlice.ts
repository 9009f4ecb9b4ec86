import {
  changeWalk,
  nodeState,
  openRequirements,
  ruleHolds,
  walkScope,
  type ChangeRequest,
  type Step,
  type Walk,
} from '../../../engine/index.ts';
import { findAnyWitness, findWitnesses } from '../values/witnesses.ts';
import { isDeclaredStuck } from '../values/findErrorCodes.ts';
import { explore, type Exit, type Exploration } from '../exploration/explore.ts';
import type { Visitor } from '../exploration/Visitor.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { findBlockers, getRuleDeciders, joinDeciders, type Blocker, type Deciders } from './findBlockers.ts';
import type { ProofSlice } from './ProofSlice.ts';

export interface SliceExploration {
  readonly exploration: Exploration;
  /** Requirements outside of the slice that a customer was taken past although they were not met. */
  readonly passed: readonly Blocker[];
  /** Requirements with further ways to meet them outside of the slice. The slice says nothing until it tells these apart. */
  readonly missing: readonly Blocker[];
}

interface SliceSettings {
  readonly asks: RuleDependencies;
  /** The dependencies of the whole form. */
  readonly form: RuleDependencies;
  readonly budget: number;
}

/** Visitors of a slice: of situations that customers reach, and of those behind requirements that were not met. */
export interface SliceVisitors {
  readonly reached: Visitor;
  readonly beyond: Visitor;
}

/**
 * Explores a slice of a form. A step that only values outside of the slice keep closed is left by an answer outside of the slice; where no
 * such answer is known, the customer is taken past it, because another answer may open it.
 */
export function exploreSlice(
  start: Walk,
  slice: ProofSlice,
  { asks, form, budget }: SliceSettings,
  visitors: SliceVisitors,
): SliceExploration {
  const passed: Blocker[] = [];
  const findOutsideAnswer = createOutsideAnswers(slice, form);
  const declared = joinDeciders(start.wizard.stuck.map(({ when }) => getRuleDeciders(when)));
  const deadEnds = watchDeadEnds(slice, declared);
  const settings = {
    ...asks,
    budget,
    ...(slice.until < start.wizard.steps.length ? { until: slice.until } : {}),
    oneWayOut: slice.exits === null ? null : slice.until,
    findExit,
    beyond: deadEnds.watch(visitors.beyond),
  };
  const exploration = explore(start, settings, deadEnds.watch(visitors.reached));
  return { exploration, passed, missing: deadEnds.finish() };

  function findExit(step: Step, walk: Walk): Exit | null {
    const open = openRequirements(walk, step);
    if (open.length === 0 && !isAsked(slice, step)) return realExit;
    const blockers = findBlockers(walk, step);
    if (blockers.some((ways) => ways.every((way) => isWithin(slice, way)))) return null;
    if (isAsked(slice, step)) {
      if (!slice.exits?.every(({ ways }) => meetsWithin(step, walk, ways))) return null;
      deadEnds.leave();
      return open.length === 0 ? realExit : passingExit;
    }
    const changes = findOutsideAnswer(step, walk, blockers);
    if (changes !== null) return { changes, isReal: true };
    passed.push(...blockers);
    return passingExit;
  }

  /**
   * Returns true when one of the ways that the slice tells apart meets a requirement. Of the others, one that works here is asked next,
   * unless the form declares that customers get no further here.
   */
  function meetsWithin(step: Step, walk: Walk, ways: Blocker): boolean {
    const known = ways.filter((way) => isWithin(slice, way));
    const scope = walkScope(walk);
    if (known.some(({ rules }) => rules.every((rule) => ruleHolds(rule, scope)))) return true;
    if (isDeclaredStuck(walk)) {
      if (!isWithin(slice, declared)) deadEnds.lack([declared]);
      return false;
    }
    const failed = ways.filter((way) => slice.failed.includes(way));
    const others = ways.filter((way) => !known.includes(way) && !failed.includes(way));
    if (others.length === 0) {
      if (failed.length > 0) deadEnds.lack(failed);
      return false;
    }
    const answers = findOutsideAnswer(step, walk, [others]) ?? [];
    const changed = answers.flatMap((change) => ('set' in change ? [change.set] : []));
    const working = others.filter(({ reads }) => reads.some((path) => changed.includes(path)));
    deadEnds.lack(working.length > 0 ? working : others);
    return false;
  }
}

/** Returns true for the step that a question about a way out is about. */
function isAsked({ exits, until }: ProofSlice, { index }: Step): boolean {
  return exits !== null && index === until;
}

interface DeadEndWatch {
  /** Returns a visitor whose dead ends are watched. */
  readonly watch: (visitor: Visitor) => Visitor;
  /** Notes that the last step was left. */
  readonly leave: () => void;
  /** Notes that a requirement may be met outside of the slice, in the situation at hand. */
  readonly lack: (ways: Blocker) => void;
  /** Reports the dead ends of the last step, and returns the requirements that the slice must tell apart first. */
  readonly finish: () => readonly Blocker[];
}

/**
 * Watches for dead ends. One with requirements that may be met outside of the slice is none yet. Where a check only informs, a customer whom
 * another situation lets out of the step goes back to it.
 */
function watchDeadEnds(slice: ProofSlice, declared: Deciders): DeadEndWatch {
  const missing: Blocker[] = [];
  const lackingAnywhere: Blocker[] = [];
  const stuckAtLast: (() => void)[] = [];
  const mayGoBack = slice.exits?.some(({ isInfo }) => isInfo) ?? false;
  let lacking: Blocker[] = [];
  let isLeft = false;
  return {
    leave: () => void (isLeft = true),
    lack: (ways) => void lacking.push(ways),
    watch: (visitor) => ({
      ...visitor,
      enters(...met) {
        lacking = [];
        visitor.enters(...met);
      },
      stuckAt(step, walk, trail) {
        lackingAnywhere.push(...lacking);
        if (lacking.length > 0) return;
        const report = () => {
          if (isDeclaredStuck(walk) || isWithin(slice, declared)) visitor.stuckAt(step, walk, trail);
          else missing.push([declared]);
        };
        if (mayGoBack && isAsked(slice, step)) stuckAtLast.push(report);
        else report();
      },
    }),
    finish() {
      if (mayGoBack && isLeft) return missing;
      stuckAtLast.forEach((report) => report());
      return [...missing, ...lackingAnywhere];
    },
  };
}

const realExit: Exit = { changes: [], isReal: true };
const passingExit: Exit = { changes: [], isReal: false };

/**
 * Creates a function that finds answers outside of a slice with which a customer can leave a step: one to a question of the step or of an
 * earlier one, and those to the questions that it opens.
 */
function createOutsideAnswers(
  slice: ProofSlice,
  form: RuleDependencies,
): (step: Step, walk: Walk, blockers: readonly Blocker[]) => readonly ChangeRequest[] | null {
  const lastKeys = new Map<Step, string>();
  return (step, walk, blockers) => {
    const outside = new Set(
      blockers.flatMap((ways) => ways.flatMap(({ reads }) => reads.filter((path) => !slice.reads.has(path)))),
    );
    const last = lastKeys.get(step);
    const nodes = walk.nodes.slice(0, step.last).toSorted((one, other) => rank(one.key) - rank(other.key));
    for (const node of nodes) {
      if (node.kind !== 'field' || !outside.has(node.key) || !node.shown || node.lock) continue;
      for (const to of findWitnesses(walk, form.atoms, node, node.key)) {
        if (to === node.answer) continue;
        const changes = answerOpenFields(step, walk, outside, { set: node.key, to });
        if (changes === null) continue;
        lastKeys.set(step, node.key);
        return changes;
      }
    }
    return null;

    function rank(key: string): number {
      return key === last ? 0 : 1;
    }
  };
}

/** Applies a change, then answers the questions that are open after it; null when that does not lead out of the step. */
function answerOpenFields(
  step: Step,
  before: Walk,
  outside: ReadonlySet<string>,
  change: ChangeRequest,
): readonly ChangeRequest[] | null {
  const changes = [change];
  let walk = changeWalk(before, changes).walk;
  for (const node of before.nodes.slice(0, step.last)) {
    const state = nodeState(walk, node.key);
    if (state?.kind !== 'field' || !outside.has(state.key) || state.error?.code !== 'required') continue;
    const answer = { set: state.key, to: findAnyWitness(state, walk.facts) };
    changes.push(answer);
    walk = changeWalk(walk, [answer]).walk;
  }
  return isWayOut(walk, step) ? changes : null;
}

function isWayOut(walk: Walk, step: Step): boolean {
  const { steps } = walk.wizard;
  return steps.every(
    (one) => one.index > step.index || !walk.applies[one.index] || openRequirements(walk, one).length === 0,
  );
}

/** Returns true when a slice tells apart all values of these rules, by these rules. */
export function isWithin(slice: ProofSlice, { reads, rules }: Deciders): boolean {
  return reads.every((path) => slice.reads.has(path)) && rules.every((rule) => slice.rules.has(rule));
}
