import {
  argumentAt,
  isList,
  parseOperation,
  collectReads,
  ruleHolds,
  type CompiledRule,
  type CompiledValue,
  type Expression,
  type Operation,
  type Scope,
  type Wizard,
} from '../../../engine/index.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import { isAskedPerRow } from './listJoinedOperands.ts';

/** A rule that must hold, or must not hold, before another rule is evaluated. */
export interface Guard {
  readonly rule: Expression;
  readonly holds: boolean;
}

/** A condition inside of a value, as in `if`. */
export interface ValueCondition {
  readonly rule: CompiledRule;
  readonly guards: readonly Guard[];
}

/** A value with the place where it is written. */
export type PlacedValue = Pick<CompiledValue, 'file' | 'pointer' | 'expression'>;

interface ConditionPosition {
  readonly pointer: string;
  readonly guards: readonly Guard[];
}

const knownRules = new WeakMap<Wizard, Map<string, CompiledRule>>();
const knownConditions = new WeakMap<Wizard, Map<string, readonly ValueCondition[]>>();

/** Lists the conditions that choose between values. Conditions of rows are left out, and so are conditions that are sent as values. */
export function listValueConditions(
  wizard: Wizard,
  { file, pointer, expression }: PlacedValue,
): readonly ValueCondition[] {
  const known = knownConditions.get(wizard) ?? new Map<string, readonly ValueCondition[]>();
  knownConditions.set(wizard, known);
  const key = `${file}#${pointer}`;
  const found = known.get(key) ?? listConditionsBelow(expression, { pointer, guards: [] });
  known.set(key, found);
  return found;

  function listConditionsBelow(part: Expression, here: ConditionPosition): readonly ValueCondition[] {
    if (isList(part)) return part.flatMap((item, index) => listConditionsBelow(item, enterKey(here, index)));
    const operation = parseOperation(part);
    if (!operation || operation.operator.result === 'boolean') return [];
    const { name, operator, operands } = operation;
    // An object of values is written without its operator.
    if (operator.args[0]?.at === 'members')
      return Object.entries(operands[0] ?? {}).flatMap(([member, value]: readonly [string, Expression]) =>
        listConditionsBelow(value, enterKey(here, member)),
      );
    const at = enterKey(here, name);
    if (isAskedPerRow(operation)) return listConditionsBelow(operands[0] ?? null, enterKey(at, 0));
    return listOperandConditions(operation, at);
  }

  /**
   * Lists the conditions in the operands of `if`. The value after a condition is evaluated when the condition holds, all later operands
   * when it does not.
   */
  function listOperandConditions(operation: Operation, at: ConditionPosition): readonly ValueCondition[] {
    let { guards } = at;
    let condition: Expression | null = null;
    return operation.operands.flatMap((operand, index) => {
      const here = operation.asList ? enterKey(at, index) : at;
      if (argumentAt(operation, index).at === 'condition') {
        condition = operand;
        return [{ rule: toCompiledRule(operand, here.pointer, guards), guards }];
      }
      if (condition === null) return listConditionsBelow(operand, { ...here, guards });
      const [holds, others] = [true, false].map((truth) => [...guards, { rule: condition, holds: truth }]);
      condition = null;
      guards = others ?? [];
      return listConditionsBelow(operand, { ...here, guards: holds ?? [] });
    });
  }

  /** A named value has the same conditions at each of its uses. They count as one rule, at the place of the first use. */
  function toCompiledRule(rule: Expression, at: string, guards: readonly Guard[]): CompiledRule {
    const shared = knownRules.get(wizard) ?? new Map<string, CompiledRule>();
    knownRules.set(wizard, shared);
    const written = JSON.stringify([rule, guards]);
    const known = shared.get(written);
    if (known) return known;
    const { reads, readsRow } = collectReads(rule, wizard.conditions);
    const compiled = { file, pointer: at, rule, reads: reads.map(getReadField), readsRow };
    shared.set(written, compiled);
    return compiled;
  }

  /** Returns the path of the field that a path reads: a member of a file belongs to the field of the file. */
  function getReadField(path: string): string {
    return wizard.nodes[wizard.indexOf.get(path) ?? -1]?.path ?? path;
  }
}

export function areGuardsMet({ guards }: Pick<ValueCondition, 'guards'>, scope: Scope): boolean {
  return guards.every(({ rule, holds }) => ruleHolds(rule, scope) === holds);
}

function enterKey(here: ConditionPosition, key: string | number): ConditionPosition {
  return { ...here, pointer: here.pointer + formatPointer(key) };
}
