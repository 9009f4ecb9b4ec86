import {
  matchOutcome,
  ruleHolds,
  walkScope,
  type Call,
  type CallReply,
  type CompiledOutcome,
  type NodeState,
  type Rule,
  type Scope,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { Trail, Visitor } from './explore.ts';
import { flipsOf } from './flipsOf.ts';
import { rulesOf } from './rulesOf.ts';

/** Somebody's answers in some world of facts. */
export interface Situated {
  readonly walk: Walk;
  readonly trail: Trail;
}

/** What was met anywhere on the way through a form, over all worlds. Grows while exploring. */
export interface Observations {
  readonly entered: Map<string, Situated>;
  readonly shown: Set<string>;
  readonly offered: Map<string, Set<string | number>>;
  /** Condition name -> truth values met. */
  readonly truths: Map<string, Set<boolean>>;
  /** `<condition><pointer>` of operands whose truth decided the condition's at least once. */
  readonly deciding: Set<string>;
  readonly deadEnds: Map<string, Situated>;
  readonly outcomes: Set<CompiledOutcome>;
  readonly fallingProgress: Map<string, Situated>;
}

export function noObservations(): Observations {
  return {
    entered: new Map(),
    shown: new Set(),
    offered: new Map(),
    truths: new Map(),
    deciding: new Set(),
    deadEnds: new Map(),
    outcomes: new Set(),
    fallingProgress: new Map(),
  };
}

/** Statuses tried on an outcome table besides those it names; `undeclared` stands for every other one. */
export interface ObserveSettings {
  readonly statusesOf: (operation: string) => readonly number[];
}

/** A visitor that writes down what it meets. */
export function observe(wizard: Wizard, seen: Observations, settings: ObserveSettings): Visitor {
  const uses = rulesOf(wizard);

  function ask(rule: Rule, scope: Scope): void {
    if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return;
    for (const [operator, operands] of Object.entries(rule)) {
      const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [operands];
      const name = list[0];
      if (operator === 'is' && typeof name === 'string') meetCondition(name, scope);
      else list.forEach((operand) => ask(operand, scope));
    }
  }

  function meetCondition(name: string, scope: Scope): void {
    const condition = wizard.conditions.get(name);
    if (!condition) return;
    put(seen.truths, name, ruleHolds(condition.rule, scope));
    for (const pointer of flipsOf(condition.rule, scope)) seen.deciding.add(name + pointer);
    ask(condition.rule, scope);
  }

  function see(node: NodeState, walk: Walk): void {
    const scope = walkScope(walk);
    for (const { rule, at } of uses) {
      if (typeof at !== 'object' || !('node' in at) || at.part !== null) continue;
      if (walk.nodes[at.node] === node) ask(rule.rule, scope);
    }
    if (node.kind === 'field') seeField(node);
    else if (node.shown) seen.shown.add(node.key);
  }

  function seeField(state: Extract<NodeState, { kind: 'field' }>): void {
    if (!state.shown) return;
    seen.shown.add(state.field.path);
    for (const option of state.options ?? [])
      if (option.disabled === null) put(seen.offered, state.field.path, option.value);
  }

  function seeRows(step: Step, walk: Walk): void {
    const scope = walkScope(walk);
    for (const node of walk.nodes.slice(step.first, step.last)) {
      if (node.kind !== 'list') continue;
      const scopes = scope.read(node.key);
      node.rows.forEach((row, position) => {
        const rowScope = Array.isArray(scopes) ? (scopes[position] as Scope) : null;
        for (const part of row.parts) {
          if (part.kind === 'field') seeField(part);
          else if (part.shown) seen.shown.add(part.block.path);
        }
        for (const { rule, at } of uses) {
          if (
            rowScope &&
            typeof at === 'object' &&
            'node' in at &&
            at.node === node.list.index &&
            at.part !== null
          )
            ask(rule.rule, rowScope);
        }
      });
    }
  }

  function seeOutcomes(calls: readonly Call[], walk: Walk): void {
    for (const call of calls) {
      for (const reply of repliesFor(call, settings.statusesOf(call.call))) {
        const effects = matchOutcome(walk, call, reply);
        const row = call.outcomes.find((candidate) => candidate.effects === effects);
        if (row) seen.outcomes.add(row);
      }
    }
  }

  return {
    considers(step, walk) {
      if (step.when) ask(step.when.rule, walkScope(walk));
    },
    enters(step, walk, trail) {
      keep(seen.entered, step.id, { walk, trail });
      seeOutcomes(
        wizard.calls.filter(({ at }) => 'enter' in at && at.enter === step.id),
        walk,
      );
    },
    visits: see,
    asksToLeave(step, walk) {
      seeRows(step, walk);
      const scope = walkScope(walk);
      for (const { rule, at } of uses)
        if (typeof at === 'object' && 'leaving' in at && at.leaving === step.index) ask(rule.rule, scope);
    },
    leaves(step, walk, trail) {
      const next = wizard.steps.find(
        (candidate) => candidate.index > step.index && walk.applies[candidate.index],
      );
      if (next && step.progress !== null && next.progress !== null && next.progress <= step.progress) {
        keep(seen.fallingProgress, next.id, { walk, trail });
      }
      seeOutcomes(
        wizard.calls.filter(({ at }) => 'continue' in at && at.continue === step.id),
        walk,
      );
    },
    stuckAt(step, walk, trail) {
      keep(seen.deadEnds, step.id, { walk, trail });
    },
    ends(walk) {
      const scope = walkScope(walk);
      for (const { rule, at } of uses) if (at === 'end') ask(rule.rule, scope);
      seeOutcomes(
        wizard.calls.filter(({ at }) => !('enter' in at) && !('continue' in at)),
        walk,
      );
    },
  };
}

/** Replies that between them meet every row of a table that can be met. */
export function repliesFor(call: Call, declared: readonly number[]): readonly CallReply[] {
  const rows = call.outcomes.flatMap(({ match }) => (match === 'else' ? [] : [match]));
  const statuses = rows.flatMap(({ status }) => status.filter((value) => typeof value === 'number'));
  const bodies = ['', ...rows.flatMap(({ body }) => (body === null ? [] : [body]))];
  const numbers = [...new Set([...statuses, ...declared, 200, undeclared])];
  return ['network', ...numbers.flatMap((status) => bodies.map((body) => ({ status, body })))];
}

/** No protocol declares it: it stands for every status nobody thought of. */
const undeclared = 599;

/** The shortest trail wins. */
function keep(situations: Map<string, Situated>, id: string, situated: Situated): void {
  const known = situations.get(id);
  if (!known || situated.trail.length < known.trail.length) situations.set(id, situated);
}

function put<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = sets.get(key);
  if (set) set.add(item);
  else sets.set(key, new Set([item]));
}
