import type { ConditionPart } from './Condition.ts';

/** Operators that compare with a value. */
const comparing: ReadonlySet<string> = new Set(['is', 'isNot', 'oneOf', 'less', 'atMost', 'more', 'atLeast']);

/** Tells whether every row has what it needs, so that the condition can be judged and saved. */
export function isWholeCondition(part: ConditionPart): boolean {
  if (part.kind === 'group') return part.parts.every(isWholeCondition);
  if (part.kind === 'other') return true;
  const { subject, operator, value } = part;
  const hasValue = Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  return subject !== '' && (!comparing.has(operator) || hasValue);
}
