import {
  openRequirements,
  startWalk,
  withCheck,
  type Facts,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { applyCheckStates } from '../../prove/rules/checkMoments.ts';
import type { Trail } from '../../prove/Trail.ts';
import { compareFurtherChanges, staysOnStep } from './compareFurtherChanges.ts';
import { createCallComparer } from './createCallComparer.ts';
import type { ComparisonScope } from './createComparisonScope.ts';
import {
  findEndDifference,
  findFixedFrameDifference,
  findFrameDifference,
  hasSameEntryRules,
} from './findFrameDifference.ts';
import { changeIfNeeded, pairChanges } from './pairChanges.ts';
import { type SeenDifference, describeStateDifference, findStepDifference } from './visibleState.ts';

/** The first difference between two forms, with the way to it. */
interface FoundDifference {
  readonly facts: Facts;
  readonly trail: Trail;
  readonly step: string;
  /** Field, step or call, and the difference in German. */
  readonly at: string;
  readonly what: string;
}

export type ComparisonVerdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'different'; readonly difference: FoundDifference }
  /** No difference was found, but the comparison was not complete. */
  | { readonly kind: 'unproven'; readonly why: string };

/** Two forms that are walked at the same time. */
interface Search {
  readonly left: Wizard;
  readonly right: Wizard;
  readonly comparison: ComparisonScope;
  readonly compareCalls: ReturnType<typeof createCallComparer>;
  readonly facts: Facts;
  /** Situations of this world, and of all worlds. */
  readonly met: Set<string>;
  readonly tally: Tally;
}

interface Tally {
  found: FoundDifference | null;
  states: number;
  /** The reason why the comparison is incomplete; empty when it is complete. */
  unknown: string;
  readonly changed: Set<string>;
}

/** The walks of both forms with the same answers, and the trail. */
interface Pair {
  readonly a: Walk;
  readonly b: Walk;
  readonly trail: Trail;
}

/**
 * Walks every distinguishable way through both forms at once and compares everything visible: steps that apply, state of every field, open
 * requirements, the frame of each step, reactions to earlier answers, payloads, effects of every reply, and the end of the form. Returns
 * the shortest difference.
 */
export function findDifference(
  left: Wizard,
  right: Wizard,
  comparison: ComparisonScope,
  statusesOf: (operation: string) => readonly number[],
): ComparisonVerdict {
  const { settings, worlds } = comparison;
  const tally: Tally = { found: null, states: 0, unknown: '', changed: new Set() };
  const met = new Set<string>();
  const compareCalls = createCallComparer(left, right, statusesOf);
  const fixed = findFixedFrameDifference(left, right);
  for (const facts of worlds) {
    const search: Search = { left, right, comparison, compareCalls, facts, met, tally };
    if (fixed !== null) recordDifference(search, fixed, left.steps[0]?.id ?? '', []);
    else enterStep(search, 0, { a: startWalk(left, facts), b: startWalk(right, facts), trail: [] });
  }
  if (tally.found) return { kind: 'different', difference: tally.found };
  const doubts = [
    ...(hasSameEntryRules(left, right) ? [] : [say('doubt.opens')]),
    ...(tally.states > settings.budget ? [say('doubt.ways')] : []),
    ...(comparison.unseen ? [say('doubt.unseen')] : []),
    ...(tally.unknown === '' ? [] : [tally.unknown]),
    ...(comparison.triggers.size > 0 && !(staysOnStep(left) && staysOnStep(right))
      ? [say('doubt.reactions')]
      : []),
    ...(comparison.tellsApart ? [] : [say('doubt.examples')]),
    ...(comparison.telling.isIncomplete ? [say('doubt.limits')] : []),
  ];
  return doubts[0] === undefined ? { kind: 'equal' } : { kind: 'unproven', why: doubts[0] };
}

/** Records a difference if its trail is the shortest so far. */
function recordDifference(
  { facts, tally }: Search,
  { at, what }: SeenDifference,
  step: string,
  trail: Trail,
): void {
  if (!tally.found || trail.length < tally.found.trail.length) tally.found = { facts, trail, step, at, what };
}

/** Returns true when the trail is longer than that of the difference found so far, so that the search can stop here. */
function isFartherThanFound({ tally: { found } }: Search, trail: Trail): boolean {
  return found !== null && found.trail.length <= trail.length;
}

/** Enters the step at this index, or the next one that applies. */
function enterStep(search: Search, index: number, { a, b, trail }: Pair): void {
  if (isFartherThanFound(search, trail)) return;
  const { left, comparison, met } = search;
  const step = left.steps[index];
  if (!step) return compareEnds(search, { a, b, trail });
  if (a.applies[index] !== b.applies[index]) {
    const what = say(b.applies[index] ? 'difference.step-comes' : 'difference.step-goes');
    return recordDifference(search, { at: step.id, what }, left.steps[index - 1]?.id ?? step.id, trail);
  }
  if (!a.applies[index]) return enterStep(search, index + 1, { a, b, trail });
  const live = comparison.settings.live[index] ?? new Set();
  const key = `${index} ${serializeLiveFacts(search.facts, live)} ${serializeLiveValues(a, live)} ${serializeLiveValues(b, live)}`;
  if (met.has(key)) return;
  met.add(key);
  for (const [checkedWalk, entries] of applyCheckStates(
    a,
    step.id,
    comparison.settings.checks.entering.get(step.id),
  ))
    answerNode(
      search,
      { step, place: step.first },
      { a: checkedWalk, b: applyCheckResults(b, checkedWalk, entries), trail: [...trail, ...entries] },
    );
}

/** The position within a step. */
interface Progress {
  readonly step: Step;
  readonly place: number;
}

/** Tries every answer to the node at this position, and continues to the end of the step. */
function answerNode(search: Search, progress: Progress, { a, b, trail }: Pair): void {
  const { tally, comparison } = search;
  const { step, place } = progress;
  tally.states += 1;
  if (tally.states > comparison.settings.budget || isFartherThanFound(search, trail)) return;
  const frameDifference = findFrameDifference(step, a, b);
  if (frameDifference) return recordDifference(search, frameDifference, step.id, trail);
  if (place >= step.last) return leaveStep(search, progress, { a, b, trail });
  const [mine, theirs] = [a.nodes[place], b.nodes[place]];
  if (!mine || !theirs) return;
  const what = describeStateDifference(mine, theirs);
  if (what !== null) return recordDifference(search, { at: mine.key, what }, step.id, trail);
  const checkStates = comparison.settings.checks.answering.get(mine.key);
  for (const { changes, ofLeft, ofRight } of pairChanges(mine, theirs, a, b, comparison)) {
    const [nextA, nextB] = [changeIfNeeded(a, ofLeft), changeIfNeeded(b, ofRight)];
    const entered = changes.flatMap((change) =>
      'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
    );
    for (const [checkedWalk, entries] of applyCheckStates(nextA, step.id, checkStates, mine.key))
      answerNode(
        search,
        { ...progress, place: place + 1 },
        {
          a: checkedWalk,
          b: applyCheckResults(nextB, checkedWalk, entries),
          trail: [...trail, ...entered, ...entries],
        },
      );
  }
}

/** Compares the open requirements after the last answer of the step, and enters the next step. */
function leaveStep(search: Search, { step }: Progress, { a, b, trail }: Pair): void {
  const seen = findStepDifference(step, a, b);
  if (seen) return recordDifference(search, seen, step.id, trail);
  if (reactsDifferently(search, step, { a, b, trail }) || openRequirements(a, step).length > 0) return;
  const { leaving } = search.comparison.settings.checks;
  for (const [checkedWalk, entries] of applyCheckStates(a, step.id, leaving.get(step.id)))
    enterStep(search, step.index + 1, {
      a: checkedWalk,
      b: applyCheckResults(b, checkedWalk, entries),
      trail: [...trail, ...entries],
    });
}

function reactsDifferently(search: Search, step: Step, { a, b, trail }: Pair): boolean {
  const { comparison, tally } = search;
  const isTrigger = (node: NodeState) => comparison.triggers.has(node.key);
  if (!a.nodes.slice(step.first, step.last).some(isTrigger)) return false;
  const after = compareFurtherChanges(step, a, b, comparison, tally.changed);
  if (after.kind === 'unknown') tally.unknown = say('doubt.changes');
  if (after.kind !== 'different') return false;
  recordDifference(search, after.difference, step.id, [...trail, ...after.trail]);
  return true;
}

/** Compares the ends of both forms: calls, effects of replies, and the end page. */
function compareEnds(search: Search, { a, b, trail }: Pair): void {
  const { left, compareCalls } = search;
  const step = left.steps.findLast(({ index }) => a.applies[index])?.id ?? '';
  const difference = findEndDifference(a, b) ?? compareCalls(a, b);
  if (difference) recordDifference(search, difference, step, trail);
}

/** Applies the same replies of servers to the other walk. */
function applyCheckResults(walk: Walk, said: Walk, entries: Trail): Walk {
  return entries.reduce((at, { key }) => {
    const id = key.slice('check.'.length);
    return withCheck(at, id, said.checks[id] ?? null);
  }, walk);
}

/** Serializes the facts that later rules still read; worlds with the same ones are joined. */
function serializeLiveFacts(facts: Facts, live: ReadonlySet<string>): string {
  return JSON.stringify(Object.entries(facts).filter(([name]) => live.has(name)));
}

function serializeLiveValues(walk: Walk, live: ReadonlySet<string>): string {
  const values = walk.nodes.map((node) =>
    node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : '',
  );
  return [...values, JSON.stringify(walk.checks)].join('|');
}
