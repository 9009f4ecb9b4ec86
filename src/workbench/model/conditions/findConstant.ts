import type { ConditionGroup } from './Condition.ts';
import { type KnownRules, tryAnswers } from './tryAnswers.ts';

/** Says whether rows hold with all answers or with none; null when it depends on them, or when there are too many. */
export function findConstant(group: ConditionGroup, rules: KnownRules): 'always' | 'never' | null {
  let isEver = false;
  let isAlways = true;
  const isTried = tryAnswers(group, rules, (_, holds) => {
    isEver ||= holds;
    isAlways &&= holds;
    return isAlways || !isEver;
  });
  if (!isTried) return null;
  return isAlways ? 'always' : isEver ? null : 'never';
}
