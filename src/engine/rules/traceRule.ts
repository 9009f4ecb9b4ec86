import type { Rule } from '../definition/Rule.ts';
import { isRuleList } from './isRuleList.ts';
import { evaluateRule } from './evaluateRule.ts';
import type { Scope, ScopeValue } from './Scope.ts';

/** A rule with the value of every part, evaluated through the same call as the whole. */
export interface Trace {
  readonly rule: Rule;
  readonly value: ScopeValue;
  /** Set for `is`: the named condition whose trace is the only part. */
  readonly condition: string | null;
  readonly parts: readonly Trace[];
}

export function traceRule(rule: Rule, scope: Scope): Trace {
  const value = evaluateRule(rule, scope);
  if (rule === null || typeof rule !== 'object' || isRuleList(rule))
    return { rule, value, condition: null, parts: [] };
  const [operator, operands] = Object.entries(rule)[0] ?? ['', null];
  if (operator === 'is' && typeof operands === 'string') {
    return { rule, value, condition: operands, parts: [traceRule(scope.condition(operands), scope)] };
  }
  const parts =
    rowOperators.has(operator) || operator === 'var'
      ? []
      : toList(operands).map((part) => traceRule(part, scope));
  return { rule, value, condition: null, parts };
}

/** Their second operand is evaluated once per row, so it has no single value. */
const rowOperators = new Set(['some', 'all', 'none']);

function toList(operands: Rule): readonly Rule[] {
  return isRuleList(operands) ? operands : [operands];
}
