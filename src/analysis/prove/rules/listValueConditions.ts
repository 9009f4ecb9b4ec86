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

const knownConditions = new WeakMap<Wizard, Map<string, readonly ValueCondition[]>>();

/** Lists the conditions that choose between values. Conditions of rows are left out, and a condition that is sent is a value itself. */
export function listValueConditions(
  wizard: Wizard,
  { file, pointer, expression }: PlacedValue,
): readonly ValueCondition[] {
  const known = knownConditions.get(wizard) ?? new Map<string, readonly ValueCondition[]>();
  knownConditions.set(wizard, known);
  const key = `${file}#${pointer}`;
  const found = known.get(key) ?? below(expression, { pointer, guards: [] });
  known.set(key, found);
  return found;

  function below(part: Expression, here: ConditionPosition): readonly ValueCondition[] {
    if (isList(part)) return part.flatMap((item, index) => below(item, enterKey(here, index)));
    const operation = parseOperation(part);
    if (!operation || operation.operator.result === 'boolean') return [];
    const { name, operator, operands } = operation;
    // An object of values is written without its operator.
    if (operator.args[0]?.at === 'members')
      return Object.entries(operands[0] ?? {}).flatMap(([member, value]: readonly [string, Expression]) =>
        below(value, enterKey(here, member)),
      );
    const at = enterKey(here, name);
    if (isAskedPerRow(operation)) return below(operands[0] ?? null, enterKey(at, 0));
    return ofOperands(operation, at);
  }

  /** The value after a condition is evaluated if it holds, everything after both if not. */
  function ofOperands(operation: Operation, at: ConditionPosition): readonly ValueCondition[] {
    let { guards } = at;
    let condition: Expression | null = null;
    return operation.operands.flatMap((operand, index) => {
      const here = operation.asList ? enterKey(at, index) : at;
      if (argumentAt(operation, index).at === 'condition') {
        condition = operand;
        return [{ rule: compiled(operand, here.pointer), guards }];
      }
      if (condition === null) return below(operand, { ...here, guards });
      const [holds, others] = [true, false].map((truth) => [...guards, { rule: condition, holds: truth }]);
      condition = null;
      guards = others ?? [];
      return below(operand, { ...here, guards: holds ?? [] });
    });
  }

  function compiled(rule: Expression, at: string): CompiledRule {
    const { reads, readsRow } = collectReads(rule, wizard.conditions);
    return { file, pointer: at, rule, reads: reads.map(fieldOf), readsRow };
  }

  /** A member of a file counts as the file. */
  function fieldOf(path: string): string {
    return wizard.nodes[wizard.indexOf.get(path) ?? -1]?.path ?? path;
  }
}

export function isAsked({ guards }: Pick<ValueCondition, 'guards'>, scope: Scope): boolean {
  return guards.every(({ rule, holds }) => ruleHolds(rule, scope) === holds);
}

function enterKey(here: ConditionPosition, key: string | number): ConditionPosition {
  return { ...here, pointer: here.pointer + formatPointer(key) };
}
