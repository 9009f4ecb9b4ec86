import { ruleHolds, type Expression, type Scope } from '../../engine/index.ts';
import { listJoinedOperands, withOperand } from '../prove/rules/listJoinedOperands.ts';

/**
 * Pointers of the operands of `and` and `or` that decide here: taking the opposite truth value for the operand alone would change what
 * the whole rule says. An operand that decides nowhere has no effect.
 */
export function findFlippingOperands(rule: Expression, scope: Scope): readonly string[] {
  const whole = ruleHolds(rule, scope);
  return listJoinedOperands(rule, '').flatMap(({ pointer, operand }) =>
    ruleHolds(withOperand(rule, pointer.split('/').slice(1), !ruleHolds(operand, scope)), scope) === whole
      ? []
      : [pointer],
  );
}
