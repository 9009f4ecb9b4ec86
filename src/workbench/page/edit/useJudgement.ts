import { useEffect, useMemo } from 'react';
import type { Judgement } from '../../../analysis/index.ts';
import type { ConditionGroup, ConditionPart } from '../../model/conditions/Condition.ts';
import { listTries } from '../../model/conditions/listTries.ts';
import type { KnownRules } from '../../model/conditions/tryAnswers.ts';
import { writeCondition, writePart } from '../../model/conditions/writeCondition.ts';
import { useWorkbench } from '../useWorkbench.ts';

/** Asks the preview for the truth of a condition and of all its parts, in the order in which they are drawn. With null it asks nothing. */
export function useJudgement(group: ConditionGroup | null, rules: KnownRules): Judgement | null {
  const order = useWorkbench((state) => state.order);
  // The answers may be others.
  const stand = useWorkbench((state) => state.stand);
  const judged = useWorkbench((state) => state.judged);
  const asked = useMemo(() => {
    if (group === null || group.parts.length === 0) return null;
    const written = writeCondition(group);
    const answers = stand?.answers ?? {};
    return {
      question: JSON.stringify([written, answers]),
      written,
      parts: listParts(group).map(writePart),
      tries: listTries(group, rules, answers),
    };
  }, [group, rules, stand]);
  useEffect(() => {
    if (asked !== null) order?.({ kind: 'judge', ...asked });
  }, [order, asked]);
  return asked !== null && judged?.question === asked.question ? judged.judgement : null;
}

/** Lists rows and groups as they are drawn, without empty groups. */
export function listParts({ parts }: ConditionGroup): readonly ConditionPart[] {
  return parts.flatMap((part) =>
    part.kind !== 'group' ? [part] : part.parts.length === 0 ? [] : [part, ...listParts(part)],
  );
}
