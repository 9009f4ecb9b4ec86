import {
  changeWalk,
  ruleHolds,
  walkScope,
  type Call,
  type FieldState,
  type ListState,
  type NodeState,
  type OutcomeEffects,
  type Expression,
  type Scope,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { operandsOf } from '../prove/operandsOf.ts';
import { flipsOf } from './flipsOf.ts';
import { neighbours } from '../prove/neighbours.ts';
import { rulesOf } from '../prove/rulesOf.ts';
import { goalIds } from './goalIds.ts';

/** Says which goals a situation meets; the same reading for flows that were run and for ways that were explored. */
export interface GoalReader {
  /** A node as it stands, without what could be entered in it. */
  readonly node: (node: NodeState, walk: Walk) => void;
  /** What a node could come to: a value beyond its bounds, a blank row. */
  readonly offers: (node: NodeState, walk: Walk) => void;
  /** Rows as they stand. */
  readonly rows: (step: Step, walk: Walk) => void;
  /** Checks and reactions of a step. */
  readonly checks: (step: Step, walk: Walk) => void;
  /** A step is left, or the form entered (null): which steps apply from here is asked up to the next one. */
  readonly leaving: (step: Step | null, walk: Walk) => void;
  readonly sending: (walk: Walk) => void;
  /** The goal of the row that was met. */
  readonly outcome: (call: Call, effects: OutcomeEffects) => string | null;
}

type Meet = (goal: string) => void;

/** Meets the goals of the conditions a rule names, as they come out in a scope. */
type Ask = (rule: Expression, scope: Scope) => void;

interface Reading {
  readonly wizard: Wizard;
  readonly uses: ReturnType<typeof rulesOf>;
  readonly meet: Meet;
  readonly ask: Ask;
}

export function goalReader(wizard: Wizard, meet: Meet): GoalReader {
  const reading: Reading = { wizard, uses: rulesOf(wizard), meet, ask: conditionReader(wizard, meet) };
  return {
    ...nodeReader(reading),
    ...stepReader(reading),
    outcome(call, effects) {
      const row = call.outcomes.find((candidate) => candidate.effects === effects);
      if (!row) return null;
      meet(goalIds.outcome(row.place));
      return goalIds.outcome(row.place);
    },
  };
}

function conditionReader(wizard: Wizard, meet: Meet): Ask {
  const operands = new Map(
    [...wizard.conditions].map(([name, { rule }]) => [
      name,
      new Map(operandsOf(rule, '').map(({ pointer, operand }) => [pointer, operand])),
    ]),
  );
  return ask;

  function ask(rule: Expression, scope: Scope): void {
    if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return;
    for (const [operator, parts] of Object.entries(rule)) {
      const list: readonly Expression[] = Array.isArray(parts) ? (parts as readonly Expression[]) : [parts];
      const [name] = list;
      if (operator === 'is' && typeof name === 'string') askCondition(name, scope);
      else list.forEach((part) => ask(part, scope));
    }
  }

  function askCondition(name: string, scope: Scope): void {
    const condition = wizard.conditions.get(name);
    if (!condition) return;
    meet(goalIds.condition(name, ruleHolds(condition.rule, scope)));
    const own = operands.get(name);
    if (own && own.size > 0) {
      for (const pointer of flipsOf(condition.rule, scope)) {
        meet(goalIds.operand(name, pointer, ruleHolds(own.get(pointer) ?? null, scope)));
      }
    }
    ask(condition.rule, scope);
  }
}

function nodeReader({ wizard, uses, meet, ask }: Reading): Pick<GoalReader, 'node' | 'offers' | 'rows'> {
  const ofNode = wizard.nodes.map(({ index }) =>
    uses.filter(({ at }) => typeof at === 'object' && 'node' in at && at.node === index && at.part === null),
  );
  const ofParts = wizard.nodes.map(({ index }) =>
    uses.filter(({ at }) => typeof at === 'object' && 'node' in at && at.node === index && at.part !== null),
  );

  function field(state: FieldState): void {
    meet(state.shown ? goalIds.shown(state.field.path) : goalIds.hidden(state.field.path));
    if (state.error) meet(goalIds.open(state.field.path, state.error.code));
  }

  function rowsOf(list: ListState, walk: Walk): void {
    const scopes = walkScope(walk).read(list.key);
    list.rows.forEach((row, position) => {
      for (const part of row.parts) {
        if (part.kind === 'field') field(part);
        else meet(part.shown ? goalIds.shown(part.block.path) : goalIds.hidden(part.block.path));
      }
      const scope = Array.isArray(scopes) ? (scopes[position] as Scope | undefined) : undefined;
      if (scope) for (const { rule } of ofParts[list.list.index] ?? []) ask(rule.rule, scope);
    });
  }

  return {
    node(node, walk) {
      const index = wizard.indexOf.get(node.key) ?? -1;
      const scope = walkScope(walk);
      for (const { rule } of ofNode[index] ?? []) ask(rule.rule, scope);
      if (node.kind === 'field') return field(node);
      meet(node.shown ? goalIds.shown(node.key) : goalIds.hidden(node.key));
      if (node.kind === 'list' && node.error) meet(goalIds.open(node.key, node.error.code));
    },
    offers(node, walk) {
      if (node.kind === 'field' && node.shown && !node.lock) {
        for (const value of beyond(node)) {
          const state = changeWalk(walk, [{ set: node.key, to: value }]).walk.nodes[node.field.index];
          if (state?.kind === 'field' && state.error && boundCodes.has(state.error.code)) field(state);
        }
      }
      if (node.kind === 'list' && node.shown && node.canAdd) {
        const added = changeWalk(walk, [{ addRow: node.key }]).walk;
        const state = added.nodes[node.list.index];
        if (state?.kind === 'list') rowsOf(state, added);
      }
    },
    rows(step, walk) {
      for (const node of walk.nodes.slice(step.first, step.last))
        if (node.kind === 'list') rowsOf(node, walk);
    },
  };
}

function stepReader({
  wizard,
  uses,
  meet,
  ask,
}: Reading): Pick<GoalReader, 'checks' | 'leaving' | 'sending'> {
  return {
    checks(step, walk) {
      const scope = walkScope(walk);
      for (const { rule, at } of uses) {
        if (typeof at === 'object' && 'leaving' in at && at.leaving === step.index) ask(rule.rule, scope);
      }
      for (const { on, when } of wizard.reactions) {
        const node = walk.nodes[wizard.indexOf.get(on) ?? -1];
        if (when && node?.shown && wizard.nodes[wizard.indexOf.get(on) ?? -1]?.step === step.id)
          ask(when.rule, scope);
      }
      for (const check of step.checks) {
        if (!ruleHolds(check.needs.rule, scope)) meet(goalIds.check(step.id, check.error));
      }
    },
    leaving(step, walk) {
      const scope = walkScope(walk);
      for (const candidate of wizard.steps.slice(step === null ? 0 : step.index + 1)) {
        if (candidate.when) ask(candidate.when.rule, scope);
        if (!walk.applies[candidate.index]) continue;
        if (step) meet(goalIds.edge(step.id, candidate.id));
        return;
      }
    },
    sending(walk) {
      const scope = walkScope(walk);
      for (const { rule, at } of uses) if (at === 'end') ask(rule.rule, scope);
    },
  };
}

/** Values just outside the bounds that rules set. */
export function beyond(state: FieldState): readonly (string | number | boolean)[] {
  const bounds = [state.min, state.max].filter((bound) => bound !== null);
  return bounds.flatMap((bound) => neighbours(bound, state.field));
}

const boundCodes: ReadonlySet<string> = new Set(['tooEarly', 'tooLate', 'tooSmall', 'tooLarge']);
