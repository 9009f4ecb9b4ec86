import { ruleHolds, type Expression, type Scope } from '../../engine/index.ts';
import { operandsOf, withOperand } from './operandsOf.ts';

/**
 * Pointers of the operands of `and` and `or` that decide here: the whole rule would say something else without them. An operand that
 * decides nowhere has no effect.
 */
export function decidingOperands(rule: Expression, scope: Scope): readonly string[] {
  const whole = ruleHolds(rule, scope);
  return operandsOf(rule, '').flatMap(({ pointer, neutral }) =>
    ruleHolds(withOperand(rule, pointer.split('/').slice(1), neutral), scope) === whole ? [] : [pointer],
  );
}
