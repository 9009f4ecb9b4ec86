import type { Rule } from '../definition/Rule.ts';

/** `Array.isArray` does not narrow readonly lists. */
export function isRuleList(rule: Rule): rule is readonly Rule[] {
  return Array.isArray(rule);
}
