import {
  answersOf,
  callsAt,
  changeWalk,
  matchOutcome,
  openRequirements,
  requestFor,
  startWalk,
  type CallReply,
  type ChangeRequest,
  type Facts,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { answersTo } from '../prove/answersTo.ts';
import type { Trail } from '../prove/explore.ts';
import { repliesFor } from '../prove/observe.ts';
import type { Comparison } from './comparison.ts';

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
  | { readonly is: 'equal' }
  | { readonly is: 'different'; readonly difference: Difference }
  /** No difference was found, but not everything could be looked at. */
  | { readonly is: 'unproven'; readonly why: string };

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
  let hiddenMemory = false;

  for (const facts of worlds) {
    const known = new Set<string>();
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
        return void differs(
          step.id,
          `der Schritt ${b.applies[index] ? 'kommt' : 'entfällt'}`,
          before,
          trail,
        );
      if (!a.applies[index]) return situation(index + 1, a, b, trail, met);
      const live = settings.live[index] ?? new Set();
      const key = `${index} ${liveValues(a, live)} ${liveValues(b, live)}`;
      if (met.has(key)) return;
      met.add(key);
      fromNode(step, step.first, a, b, trail, met);
    }

    function fromNode(step: Step, place: number, a: Walk, b: Walk, trail: Trail, met: Set<string>): void {
      states += 1;
      if (states > settings.budget || (found && found.trail.length <= trail.length)) return;
      if (place >= step.last) return atStepEnd(step, a, b, trail, met);
      const [mine, theirs] = [a.nodes[place], b.nodes[place]];
      if (!mine || !theirs) return;
      const difference = stateDifference(mine, theirs);
      if (difference !== null) return void differs(mine.key, difference, step.id, trail);
      const choices = new Map(
        [...answersTo(mine, a, settings), ...answersTo(theirs, b, settings)].map((changes) => [
          JSON.stringify(changes),
          changes,
        ]),
      );
      for (const changes of choices.values()) {
        const [nextA, nextB] = [applied(a, changes), applied(b, changes)];
        const entered = changes.flatMap((change) =>
          'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
        );
        fromNode(step, place + 1, nextA, nextB, [...trail, ...entered], met);
      }
    }

    function atStepEnd(step: Step, a: Walk, b: Walk, trail: Trail, met: Set<string>): void {
      if (walksDiffer(step, a, b, trail)) return;
      if (comparison.changesBack && changedBackDiffers(step, a, b, trail)) return;
      if (openRequirements(a, step).length === 0) situation(step.index + 1, a, b, trail, met);
    }

    function walksDiffer(step: Step, a: Walk, b: Walk, trail: Trail): boolean {
      for (const [index, mine] of a.nodes.entries()) {
        const theirs = b.nodes[index];
        const difference = theirs ? stateDifference(mine, theirs) : null;
        if (difference !== null && index < step.last) return differs(mine.key, difference, step.id, trail);
      }
      const open = (walk: Walk) => openRequirements(walk, step).map(({ key, error }) => [key, error.code]);
      return (
        JSON.stringify(open(a)) !== JSON.stringify(open(b)) &&
        differs(step.id, 'es ist etwas anderes offen', step.id, trail)
      );
    }

    function changedBackDiffers(step: Step, a: Walk, b: Walk, trail: Trail): boolean {
      const triggers = new Set([...left.reactions, ...right.reactions].map(({ on }) => on));
      return a.nodes.slice(step.first, step.last).some((node) => {
        if (node.kind !== 'field' || !triggers.has(node.key) || !node.shown || node.lock) return false;
        const original = node.answer;
        return [...answersTo(node, a, settings).flat(), { set: node.key, to: null }].some((change) => {
          if (!('set' in change) || change.to === original) return false;
          const there = [{ step: step.id, key: change.set, to: change.to }];
          const [thereA, thereB] = [applied(a, [change]), applied(b, [change])];
          if (walksDiffer(step, thereA, thereB, [...trail, ...there])) return true;
          const back = { set: node.key, to: original };
          const [backA, backB] = [applied(thereA, [back]), applied(thereB, [back])];
          const trailBack = [...trail, ...there, { step: step.id, key: node.key, to: original }];
          if (walksDiffer(step, backA, backB, trailBack)) return true;
          hiddenMemory ||= memoryOf(thereA) !== memoryOf(thereB) || memoryOf(backA) !== memoryOf(backB);
          return false;
        });
      });
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
            const status = reply === 'network' ? reply : `${reply.status} ${String(reply.body)}`.trim();
            return void differs(call.call, `auf die Antwort ${status} folgt etwas anderes`, step, trail);
          }
        }
      });
    }
  }

  if (found) return { is: 'different', difference: found };
  if (states > settings.budget) return { is: 'unproven', why: 'es gibt zu viele Wege' };
  if (hiddenMemory) return { is: 'unproven', why: 'Verborgene Angaben bleiben anders im Gedächtnis' };
  if (!comparison.tellsApart) return { is: 'unproven', why: 'Zwei Felder haben dasselbe Beispiel' };
  return { is: 'equal' };

  function replies(call: Wizard['calls'][number]): readonly CallReply[] {
    return repliesFor(call, statusesOf(call.call));
  }
}

function applied(walk: Walk, changes: readonly ChangeRequest[]): Walk {
  return changes.length > 0 ? changeWalk(walk, changes).walk : walk;
}

function memoryOf(walk: Walk): string {
  const { values, rows } = answersOf(walk, { sensitive: true });
  return JSON.stringify([Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)), rows]);
}

function liveValues(walk: Walk, live: ReadonlySet<string>): string {
  return walk.nodes
    .map((node) => (node.kind !== 'block' && live.has(node.key) ? JSON.stringify(node.value) : ''))
    .join('|');
}

/** German: what about a field is different; null when nothing anybody can see is. */
function stateDifference(left: NodeState, right: NodeState): string | null {
  const [mine, theirs] = [visible(left), visible(right)];
  const key = Object.keys(mine).find(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  return key === undefined
    ? null
    : `${words[key] ?? key} ist ${JSON.stringify(theirs[key])} statt ${JSON.stringify(mine[key])}`;
}

const words: Readonly<Record<string, string>> = {
  shown: 'sichtbar',
  value: 'der Wert',
  lock: 'die Sperre',
  required: 'Pflicht',
  markedOptional: 'als freiwillig beschriftet',
  options: 'das Angebot',
  min: 'die Untergrenze',
  max: 'die Obergrenze',
  variant: 'die Beschriftung',
  error: 'der Fehler',
  rows: 'eine Zeile',
  canAdd: 'weitere Zeile möglich',
};

function visible(state: NodeState): Readonly<Record<string, unknown>> {
  switch (state.kind) {
    case 'block':
      return { shown: state.shown };
    case 'field': {
      const { shown, value, lock, required, markedOptional, options, min, max, variant, error } = state;
      return { shown, value, lock, required, markedOptional, options, min, max, variant, error };
    }
    case 'list': {
      const { shown, required, canAdd, error } = state;
      const rows = shown ? state.rows.map((row) => row.parts.map(visible)) : [];
      return { shown, required, canAdd, error, rows };
    }
  }
}
