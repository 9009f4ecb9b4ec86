import type { Answer } from '../../../engine/index.ts';
import type { ConditionGroup } from './Condition.ts';
import { isRealValue, type KnownRules, tryAnswers } from './tryAnswers.ts';

/** Answers that are given together. */
export type Try = readonly { readonly key: string; readonly to: Answer }[];

/** More than these, for true and for false, are not worth the preview's time. */
const most = 20;

/**
 * Lists answers that may turn rows round, those that change least first. Only the preview knows whether they do: it has the facts and the
 * conditions of steps.
 * @param present The answers that are given now.
 */
export function listTries(
  group: ConditionGroup,
  rules: KnownRules,
  present: Readonly<Record<string, Answer>>,
): readonly Try[] {
  const found: Readonly<Record<'true' | 'false', Try[]>> = { true: [], false: [] };
  tryAnswers(group, rules, (answers, holds) => {
    const changes = [...answers].flatMap(([key, value]) => {
      const to = isAnswer(value) ? value : null;
      return rules.isQuestion(key) && to !== (present[key] ?? null) ? [{ key, to }] : [];
    });
    if (changes.length > 0 && changes.every(({ to }) => isRealValue(to)))
      found[holds ? 'true' : 'false'].push(sortByPlace(changes, rules));
    return true;
  });
  return [found.true, found.false].flatMap((tries) =>
    tries.toSorted((left, right) => left.length - right.length).slice(0, most),
  );
}

/** Questions above decide which questions are asked below. */
function sortByPlace(changes: Try, rules: KnownRules): Try {
  return changes.toSorted((left, right) => rules.placeOf(left.key) - rules.placeOf(right.key));
}

function isAnswer(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
