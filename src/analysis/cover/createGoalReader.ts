import {
  changeWalk,
  ruleHolds,
  walkScope,
  type Call,
  type CompiledRule,
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
import { askNode } from '../prove/observations/askNode.ts';
import { askConditions, askNamedConditions, type AskRule } from '../prove/observations/askRules.ts';
import { listJoinedOperands, replaceOperand } from '../prove/rules/listJoinedOperands.ts';
import { listNeighbours } from '../prove/values/listNeighbours.ts';
import { readRows as scopesOf } from '../prove/rules/readRows.ts';
import { listStepConditions, isAskedOnLeaving, listRuleUses } from '../prove/rules/listRuleUses.ts';
import { goalIds } from './goalIds.ts';

/** Reports the goals that a situation meets. Used for flows that were run and for ways that were explored. */
export interface GoalReader {
  /** Reports a node in its present state, without the answers that it could have. */
  readonly node: (node: NodeState, walk: Walk) => void;
  /** Reports possible states of a node: a value beyond its bounds, a blank row. */
  readonly offers: (node: NodeState, walk: Walk) => void;
  /** Reports rows in their present state. */
  readonly rows: (step: Step, walk: Walk) => void;
  /** Reports checks and reactions of a step. */
  readonly checks: (step: Step, walk: Walk) => void;
  /**
   * Reports that a step is left, or the form entered (null): the conditions of the following steps are evaluated up to the first that
   * applies.
   */
  readonly leaving: (step: Step | null, walk: Walk) => void;
  readonly sending: (walk: Walk) => void;
  /** Reports and returns the goal of the row with these effects. */
  readonly outcome: (call: Call, effects: OutcomeEffects) => string | null;
}

type RecordGoal = (goal: string) => void;

interface GoalReading {
  readonly wizard: Wizard;
  readonly uses: ReturnType<typeof listRuleUses>;
  readonly meet: RecordGoal;
  readonly ask: AskRule;
}

export function createGoalReader(wizard: Wizard, meet: RecordGoal): GoalReader {
  const reading: GoalReading = {
    wizard,
    uses: listRuleUses(wizard),
    meet,
    ask: createRuleReader(wizard, meet),
  };
  return {
    ...createNodeReader(reading),
    ...createStepReader(reading),
    outcome(call, effects) {
      const row = call.outcomes.find((candidate) => candidate.effects === effects);
      if (!row) return null;
      meet(goalIds.outcome(row.place));
      return goalIds.outcome(row.place);
    },
  };
}

function createRuleReader(wizard: Wizard, meet: RecordGoal): AskRule {
  const known = new WeakMap<CompiledRule, ReadonlyMap<string, Expression>>();
  return meetRuleGoals;

  function meetRuleGoals(rule: CompiledRule, scope: Scope): void {
    meet(goalIds.condition(rule, ruleHolds(rule.rule, scope)));
    const operands = operandsIn(rule);
    if (operands.size > 0) {
      for (const pointer of findFlippingOperands(rule.rule, scope))
        meet(goalIds.operand(rule, pointer, ruleHolds(operands.get(pointer) ?? null, scope)));
    }
    askNamedConditions(rule.rule, scope, wizard, meetRuleGoals);
  }

  function operandsIn(rule: CompiledRule): ReadonlyMap<string, Expression> {
    const before = known.get(rule);
    if (before) return before;
    const found = new Map(
      listJoinedOperands(rule.rule, '').map(({ pointer, operand }) => [pointer, operand]),
    );
    known.set(rule, found);
    return found;
  }
}

/**
 * Returns the pointers of those operands of `and` and `or` whose opposite truth value alone would change the value of the whole rule. An
 * operand that decides in no situation has no effect.
 */
function findFlippingOperands(rule: Expression, scope: Scope): readonly string[] {
  const truth = ruleHolds(rule, scope);
  return listJoinedOperands(rule, '').flatMap(({ pointer, operand }) =>
    ruleHolds(replaceOperand(rule, pointer.split('/').slice(1), !ruleHolds(operand, scope)), scope) === truth
      ? []
      : [pointer],
  );
}

function createNodeReader({ meet, ask }: GoalReading): Pick<GoalReader, 'node' | 'offers' | 'rows'> {
  function meetFieldGoals(state: FieldState): void {
    meet(state.shown ? goalIds.shown(state.field.path) : goalIds.hidden(state.field.path));
    if (state.error) meet(goalIds.open(state.field.path, state.error.code));
  }

  function rowsOf(list: ListState, walk: Walk): void {
    const scopes = scopesOf(walkScope(walk).read(list.key));
    list.rows.forEach((row, position) => {
      for (const part of row.parts) {
        if (part.kind === 'field') meetFieldGoals(part);
        else meet(part.shown ? goalIds.shown(part.block.path) : goalIds.hidden(part.block.path));
        const scope = scopes[position];
        if (scope) askNode(part, scope, ask, walk.wizard);
      }
    });
  }

  return {
    node(node, walk) {
      askNode(node, walkScope(walk), ask, walk.wizard);
      if (node.kind === 'field') return meetFieldGoals(node);
      meet(node.shown ? goalIds.shown(node.key) : goalIds.hidden(node.key));
      if (node.kind === 'list' && node.error) meet(goalIds.open(node.key, node.error.code));
    },
    offers(node, walk) {
      if (node.kind === 'field' && node.shown && !node.lock) {
        for (const value of listValuesOutsideBounds(node)) {
          const state = changeWalk(walk, [{ set: node.key, to: value }]).walk.nodes[node.field.index];
          if (state?.kind === 'field' && state.error && boundCodes.has(state.error.code))
            meetFieldGoals(state);
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

function createStepReader({
  wizard,
  uses,
  meet,
  ask,
}: GoalReading): Pick<GoalReader, 'checks' | 'leaving' | 'sending'> {
  return {
    checks(step, walk) {
      const scope = walkScope(walk);
      const onLeaving = uses.filter((use) => isAskedOnLeaving(use, step, walk));
      askConditions([...onLeaving, ...listStepConditions(wizard, step)], scope, ask);
      for (const { when } of [...wizard.stuck, ...wizard.notices]) ask(when, scope);
      for (const check of step.checks) {
        if (!ruleHolds(check.needs.rule, scope)) meet(goalIds.check(step.id, check.error));
      }
    },
    leaving(step, walk) {
      const scope = walkScope(walk);
      const onEntry = uses.filter(({ at }) => at === 'start');
      if (step === null) askConditions(onEntry, scope, ask);
      for (const candidate of wizard.steps.slice(step === null ? 0 : step.index + 1)) {
        if (candidate.when) ask(candidate.when, scope);
        if (!walk.applies[candidate.index]) continue;
        if (step) meet(goalIds.edge(step.id, candidate.id));
        return;
      }
    },
    sending(walk) {
      const atEnd = uses.filter(({ at }) => at === 'end');
      askConditions(atEnd, walkScope(walk), ask);
    },
  };
}

/** Lists the values just outside the bounds that rules set. */
export function listValuesOutsideBounds(state: FieldState): readonly (string | number | boolean)[] {
  const bounds = [state.min, state.max].filter((bound) => bound !== null);
  return bounds.flatMap((bound) => listNeighbours(bound, state.field));
}

const boundCodes: ReadonlySet<string> = new Set(['tooEarly', 'tooLate', 'tooSmall', 'tooLarge']);
