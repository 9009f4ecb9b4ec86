import {
  callsAt,
  matchOutcome,
  openRequirements,
  requestFor,
  startWalk,
  withCheck,
  type CallReply,
  type CheckStates,
  type Facts,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { afterChecks } from '../prove/checkMoments.ts';
import type { Trail } from '../prove/Trail.ts';
import { repliesFor } from '../prove/repliesFor.ts';
import { afterChanges, staysOnStep } from './afterChanges.ts';
import type { Comparison } from './comparison.ts';
import { applied, pairedChanges } from './pairedChanges.ts';
import { stateDifference, stepDifference } from './visibleState.ts';

/** The first thing in which two forms differ, and how to get there. */
export interface Difference {
  readonly facts: Facts;
  readonly trail: Trail;
  readonly step: string;
  /** Field, step or call; and German, what differs. */
  readonly at: string;
  readonly what: string;
}

export type Verdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'different'; readonly difference: Difference }
  /** No difference was found, but not everything could be looked at. */
  | { readonly kind: 'unproven'; readonly why: string };

/**
 * Goes every distinguishable way through both forms at once and compares all that anybody can see: steps that apply, state of every
 * field, what is open, what reactions do to answers given before, payloads, and what every answer of a server means. The shortest
 * difference wins.
 */
export function differenceOf(
  left: Wizard,
  right: Wizard,
  comparison: Comparison,
  statusesOf: (operation: string) => readonly number[],
): Verdict {
  const { settings, worlds } = comparison;
  let found: Difference | null = null;
  let states = 0;
  let unknown = '';

  const known = new Set<string>();
  const changed = new Set<string>();

  for (const facts of worlds) {
    situation(0, startWalk(left, facts), startWalk(right, facts), [], known);

    function differs(at: string, what: string, step: string, trail: Trail): true {
      if (!found || trail.length < found.trail.length) found = { facts, trail, step, at, what };
      return true;
    }

    function situation(index: number, a: Walk, b: Walk, trail: Trail, met: Set<string>): void {
      if (found && found.trail.length <= trail.length) return;
      const step = left.steps[index];
      if (!step) return atEnd(a, b, trail);
      const before = left.steps[index - 1]?.id ?? step.id;
      if (a.applies[index] !== b.applies[index])
        return void differs(step.id, `der Schritt ${b.applies[index] ? 'kommt' : 'entfällt'}`, before, trail);
      if (!a.applies[index]) return situation(index + 1, a, b, trail, met);
      const live = settings.live[index] ?? new Set();
      const key = `${index} ${liveFacts(facts, live)} ${liveValues(a, live)} ${liveValues(b, live)}`;
      if (met.has(key)) return;
      met.add(key);
      for (const [said, entries] of afterChecks(a, step.id, settings.checks.entering.get(step.id)))
        fromNode(step, step.first, said, asSaid(b, entries), [...trail, ...entries], { met, key });
    }

    function fromNode(step: Step, place: number, a: Walk, b: Walk, trail: Trail, entry: Entered): void {
      states += 1;
      if (states > settings.budget || (found && found.trail.length <= trail.length)) return;
      if (place >= step.last) return atStepEnd(step, a, b, trail, entry);
      const [mine, theirs] = [a.nodes[place], b.nodes[place]];
      if (!mine || !theirs) return;
      const difference = stateDifference(mine, theirs);
      if (difference !== null) return void differs(mine.key, difference, step.id, trail);
      for (const { changes, ofLeft, ofRight } of pairedChanges(mine, theirs, a, b, settings)) {
        const [nextA, nextB] = [applied(a, ofLeft), applied(b, ofRight)];
        const entered = changes.flatMap((change) =>
          'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
        );
        for (const [said, entries] of afterChecks(
          nextA,
          step.id,
          settings.checks.answering.get(mine.key),
          mine.key,
        ))
          fromNode(step, place + 1, said, asSaid(nextB, entries), [...trail, ...entered, ...entries], entry);
      }
    }

    function atStepEnd(step: Step, a: Walk, b: Walk, trail: Trail, { met, key }: Entered): void {
      const seen = stepDifference(step, a, b);
      if (seen) return void differs(seen.at, seen.what, step.id, trail);
      if (reactsOtherwise(step, a, b, trail, key)) return;
      if (openRequirements(a, step).length > 0) return;
      for (const [said, entries] of afterChecks(a, step.id, settings.checks.leaving.get(step.id)))
        situation(step.index + 1, said, asSaid(b, entries), [...trail, ...entries], met);
    }

    function reactsOtherwise(step: Step, a: Walk, b: Walk, trail: Trail, key: string): boolean {
      const isTrigger = (node: NodeState) => comparison.triggers.has(node.key);
      if (!a.nodes.slice(step.first, step.last).some(isTrigger)) return false;
      const after = afterChanges(step, a, b, settings, { key, known: changed });
      if (after.kind === 'unknown') unknown = 'es gibt zu viele Wege, etwas zu ändern';
      if (after.kind !== 'different') return false;
      const { at, what } = after.difference;
      return differs(at, what, step.id, [...trail, ...after.trail]);
    }

    function atEnd(a: Walk, b: Walk, trail: Trail): void {
      const step = left.steps.findLast(({ index }) => a.applies[index])?.id ?? '';
      left.calls.forEach((call, position) => {
        const other = right.calls[position];
        if (!other) return;
        const called = (walk: Walk, one: typeof call) => callsAt(walk, one.at).includes(one);
        if (called(a, call) !== called(b, other))
          return void differs(call.call, 'es wird etwas anderes gerufen', step, trail);
        if (JSON.stringify(requestFor(a, call)) !== JSON.stringify(requestFor(b, other)))
          return void differs(call.call, 'es wird etwas anderes gesendet', step, trail);
        for (const reply of [...replies(call), ...replies(other)]) {
          if (
            JSON.stringify(matchOutcome(a, call, reply)) !== JSON.stringify(matchOutcome(b, other, reply))
          ) {
            const status = typeof reply === 'string' ? reply : `${reply.status} ${String(reply.body)}`.trim();
            return void differs(call.call, `auf die Antwort ${status} folgt etwas anderes`, step, trail);
          }
        }
      });
    }
  }

  if (found) return { kind: 'different', difference: found };
  if (states > settings.budget) return { kind: 'unproven', why: 'es gibt zu viele Wege' };
  if (comparison.unseen)
    return { kind: 'unproven', why: 'Server prüfen etwas anderes, oder es sind zu viele Fakten' };
  if (unknown !== '') return { kind: 'unproven', why: unknown };
  if (comparison.triggers.size > 0 && !(staysOnStep(left) && staysOnStep(right)))
    return { kind: 'unproven', why: 'Reaktionen wirken über ihren Schritt hinaus' };
  if (!comparison.tellsApart) return { kind: 'unproven', why: 'Zwei Felder haben dasselbe Beispiel' };
  return { kind: 'equal' };

  function replies(call: Wizard['calls'][number]): readonly CallReply[] {
    return repliesFor(call, statusesOf(call.call));
  }
}

/** The other walk after the same answers of servers. */
function asSaid(walk: Walk, entries: Trail): Walk {
  return entries.reduce(
    (at, { key, to }) => withCheck(at, key.slice('check.'.length), to as CheckStates[string]),
    walk,
  );
}

/** Worlds that nothing from here on can tell apart are one. */
function liveFacts(facts: Facts, live: ReadonlySet<string>): string {
  return JSON.stringify(Object.entries(facts).filter(([name]) => live.has(name)));
}

function liveValues(walk: Walk, live: ReadonlySet<string>): string {
  const values = walk.nodes.map((node) =>
    node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : '',
  );
  return [...values, JSON.stringify(walk.checks)].join('|');
}

/** What was met of a world, and the situation in which the step was entered. */
interface Entered {
  readonly met: Set<string>;
  readonly key: string;
}
