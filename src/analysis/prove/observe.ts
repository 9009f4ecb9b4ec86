import {
  endsWithoutCalls,
  operationOf,
  evaluateExpression,
  holds,
  matchOutcome,
  openRequirements,
  ruleHolds,
  walkScope,
  type Call,
  type CompiledOutcome,
  type FieldState,
  type NodeState,
  type Expression,
  type Scope,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { Visitor } from './explore.ts';
import type { Trail } from './Trail.ts';
import { canBeAnswered, errorCodesOf, isDeclaredStuck } from './errorCodesOf.ts';
import { addToSet } from './addToSet.ts';
import { keepShortest } from './keepShortest.ts';
import { rulesBeforeAnswers } from './rulesBeforeAnswers.ts';
import { decidingOperands } from './decidingOperands.ts';
import { isCovered, repliesFor } from './repliesFor.ts';
import { isAskedPerRow } from './operandsOf.ts';
import { rowsOf } from './rowsOf.ts';
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
  /** Steps in which somebody is stuck although the form does not declare it. */
  readonly deadEnds: Map<string, Situated>;
  /** Fields that need an answer where none is acceptable. */
  readonly unanswerable: Map<string, Situated>;
  /** `<path> <code>` of errors somebody can meet. */
  readonly errors: Map<string, ReachableError>;
  readonly outcomes: Map<CompiledOutcome, Situated>;
  /** `<position of the call> <status>` of declared answers that nobody thought of. */
  readonly uncovered: Map<string, Situated & { readonly call: Call; readonly status: number }>;
  readonly fallingProgress: Map<string, Situated>;
  /** The form ends without any of its calls. */
  readonly silentEnds: Map<string, Situated>;
}

export interface ReachableError extends Situated {
  /** Text path: of the field, or of the step for its checks. */
  readonly path: string;
  readonly code: string;
  readonly step: string;
}

export function noObservations(): Observations {
  return {
    entered: new Map(),
    shown: new Set(),
    offered: new Map(),
    truths: new Map(),
    deciding: new Set(),
    deadEnds: new Map(),
    unanswerable: new Map(),
    errors: new Map(),
    outcomes: new Map(),
    uncovered: new Map(),
    fallingProgress: new Map(),
    silentEnds: new Map(),
  };
}

/** Statuses tried on an outcome table besides those it names; `undeclared` stands for every other one. */
export interface ObserveSettings {
  readonly statusesOf: (operation: string) => readonly number[];
}

/** Paths somebody has been asked wrongly already; once with and once without need for an answer is enough. */
type Probed = Set<string>;

/** A visitor that writes down what it meets. */
export function observe(wizard: Wizard, seen: Observations, settings: ObserveSettings): Visitor {
  const uses = rulesOf(wizard);
  const probed: Probed = new Set();

  function ask(rule: Expression, scope: Scope): void {
    const operation = operationOf(rule);
    if (!operation) return;
    const { operator, operands } = operation;
    const [first = null, second = null] = operands;
    if (operator.names === 'condition' && typeof first === 'string') meetCondition(first, scope);
    else if (isAskedPerRow(operation)) {
      for (const row of rowsOf(evaluateExpression(first, scope))) ask(second, row);
    } else operands.forEach((operand) => ask(operand, scope));
  }

  function meetCondition(name: string, scope: Scope): void {
    const condition = wizard.conditions.get(name);
    if (!condition) return;
    addToSet(seen.truths, name, ruleHolds(condition.rule, scope));
    for (const pointer of decidingOperands(condition.rule, scope)) seen.deciding.add(name + pointer);
    ask(condition.rule, scope);
  }

  function see(node: NodeState, walk: Walk, trail: Trail): void {
    const scope = walkScope(walk);
    for (const { rule, at } of uses) {
      if (typeof at !== 'object' || !('node' in at) || at.part !== null) continue;
      if (walk.nodes[at.node] !== node) continue;
      const options = node.kind === 'field' ? node.field.options : null;
      if (!options || !('from' in options) || options.where !== rule) ask(rule.rule, scope);
      else for (const row of rowsOf(scope.read(options.from))) ask(rule.rule, row);
    }
    if (node.kind === 'field') seeField(node, walk, trail);
    else if (node.shown) seen.shown.add(node.key);
    if (node.kind === 'list' && node.error) meetError(node.list, node.error.code, { walk, trail });
  }

  function seeField(state: FieldState, walk: Walk, trail: Trail): void {
    if (!state.shown) return;
    seeErrors(state, walk, trail);
    seen.shown.add(state.field.path);
    for (const option of state.options ?? [])
      if (option.disabled === null) addToSet(seen.offered, state.field.path, option.value);
  }

  function seeErrors(state: FieldState, walk: Walk, trail: Trail): void {
    if (state.lock) return;
    if (state.required && !canBeAnswered(state, walk) && !isDeclaredStuck(walk))
      keepShortest(seen.unanswerable, state.field.path, { walk, trail });
    const once = `${state.field.path} ${state.required}`;
    if (probed.has(once)) return;
    probed.add(once);
    for (const code of errorCodesOf(state, walk)) meetError(state.field, code, { walk, trail });
  }

  function meetError(at: { readonly path: string; readonly step: string }, code: string, by: Situated): void {
    keepShortest(seen.errors, `${at.path} ${code}`, { path: at.path, step: at.step, code, ...by });
  }

  function seeRows(step: Step, walk: Walk, trail: Trail): void {
    const scope = walkScope(walk);
    for (const node of walk.nodes.slice(step.first, step.last)) {
      if (node.kind !== 'list') continue;
      const scopes = scope.read(node.key);
      node.rows.forEach((row, position) => {
        const rowScope = Array.isArray(scopes) ? (scopes[position] as Scope) : null;
        for (const part of row.parts) {
          if (part.kind === 'field') seeField(part, walk, trail);
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

  function seeOutcomes(calls: readonly Call[], walk: Walk, trail: Trail): void {
    for (const call of calls) {
      if (call.when && !holds(walk, call.when)) continue;
      const declared = settings.statusesOf(call.call);
      for (const reply of repliesFor(call, declared)) {
        const effects = matchOutcome(walk, call, reply);
        const row = call.outcomes.find((candidate) => candidate.effects === effects);
        if (!row) continue;
        keepShortest(seen.outcomes, row, { walk, trail });
        if (typeof reply === 'string' || !declared.includes(reply.status) || isCovered(row, reply.status))
          continue;
        const { status } = reply;
        keepShortest(seen.uncovered, `${wizard.calls.indexOf(call)} ${status}`, {
          walk,
          trail,
          call,
          status,
        });
      }
    }
  }

  return {
    considers(step, walk) {
      if (step.when) ask(step.when.rule, walkScope(walk));
    },
    enters(step, walk, trail) {
      keepShortest(seen.entered, step.id, { walk, trail });
      for (const rule of rulesBeforeAnswers(step, wizard, uses)) ask(rule, walkScope(walk));
      seeOutcomes(
        wizard.calls.filter(({ at }) => 'enter' in at && at.enter === step.id),
        walk,
        trail,
      );
    },
    visits: see,
    asksToLeave(step, walk, trail) {
      seeRows(step, walk, trail);
      for (const { textPath, error } of openRequirements(walk, step))
        meetError({ path: textPath, step: step.id }, error.code, { walk, trail });
      const scope = walkScope(walk);
      for (const { rule, at } of uses)
        if (typeof at === 'object' && 'leaving' in at && at.leaving === step.index) ask(rule.rule, scope);
    },
    leaves(step, walk, trail) {
      const next = wizard.steps.find(
        (candidate) => candidate.index > step.index && walk.applies[candidate.index],
      );
      if (next && step.progress !== null && next.progress !== null && next.progress <= step.progress) {
        keepShortest(seen.fallingProgress, next.id, { walk, trail });
      }
      seeOutcomes(
        wizard.calls.filter(({ at }) => 'continue' in at && at.continue === step.id),
        walk,
        trail,
      );
    },
    stuckAt(step, walk, trail) {
      for (const { when } of wizard.stuck) ask(when.rule, walkScope(walk));
      if (!isDeclaredStuck(walk)) keepShortest(seen.deadEnds, step.id, { walk, trail });
    },
    ends(walk, trail) {
      const scope = walkScope(walk);
      for (const { rule, at } of uses) if (at === 'end') ask(rule.rule, scope);
      if (endsWithoutCalls(walk)) keepShortest(seen.silentEnds, wizard.id, { walk, trail });
      seeOutcomes(
        wizard.calls.filter(({ at }) => !('enter' in at) && !('continue' in at)),
        walk,
        trail,
      );
    },
  };
}
