import { ruleHolds, type Expression, type Scope } from '../../../engine/index.ts';
import { listJoinedOperands, replaceOperand } from './listJoinedOperands.ts';

interface WithoutOperand {
  readonly pointer: string;
  /** The rule with the operand's neutral value in its place. */
  readonly rule: Expression;
}

const knownOperands = new WeakMap<object, readonly WithoutOperand[]>();

/**
 * Returns pointers of the operands of `and` and `or` that decide here: without them the whole rule would have another value. An operand
 * that decides in no situation has no effect.
 */
export function findDecidingOperands(rule: Expression, scope: Scope): readonly string[] {
  const others = removeOperands(rule);
  if (others.length === 0) return [];
  const truth = ruleHolds(rule, scope);
  return others.flatMap((other) => (ruleHolds(other.rule, scope) === truth ? [] : [other.pointer]));
}

function removeOperands(rule: Expression): readonly WithoutOperand[] {
  if (rule === null || typeof rule !== 'object') return [];
  const known = knownOperands.get(rule);
  if (known) return known;
  const made = listJoinedOperands(rule, '').map(({ pointer, neutral }) => ({
    pointer,
    rule: replaceOperand(rule, pointer.split('/').slice(1), neutral),
  }));
  knownOperands.set(rule, made);
  return made;
}
