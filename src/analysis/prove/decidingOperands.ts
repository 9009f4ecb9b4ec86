import { ruleHolds, type Expression, type Scope } from '../../engine/index.ts';
import { operandsOf, withOperand } from './operandsOf.ts';

interface WithoutOperand {
  readonly pointer: string;
  /** The rule with the operand's neutral value in its place. */
  readonly rule: Expression;
}

const memory = new WeakMap<object, readonly WithoutOperand[]>();

/**
 * Pointers of the operands of `and` and `or` that decide here: the whole rule would say something else without them. An operand that
 * decides nowhere has no effect.
 */
export function decidingOperands(rule: Expression, scope: Scope): readonly string[] {
  const others = withoutOperands(rule);
  if (others.length === 0) return [];
  const whole = ruleHolds(rule, scope);
  return others.flatMap((other) => (ruleHolds(other.rule, scope) === whole ? [] : [other.pointer]));
}

function withoutOperands(rule: Expression): readonly WithoutOperand[] {
  if (rule === null || typeof rule !== 'object') return [];
  const known = memory.get(rule);
  if (known) return known;
  const made = operandsOf(rule, '').map(({ pointer, neutral }) => ({
    pointer,
    rule: withOperand(rule, pointer.split('/').slice(1), neutral),
  }));
  memory.set(rule, made);
  return made;
}
