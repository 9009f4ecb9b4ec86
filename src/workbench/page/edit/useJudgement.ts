import { useEffect, useMemo } from 'react';
import type { Judgement } from '../../../analysis/index.ts';
import type { Answer, FieldKey } from '../../../engine/index.ts';
import type { ConditionGroup, ConditionPart } from '../../model/conditions/Condition.ts';
import { listTries, type Try } from '../../model/conditions/listTries.ts';
import type { KnownRules } from '../../model/conditions/tryAnswers.ts';
import { writeCondition, writePart } from '../../model/conditions/writeCondition.ts';
import { useWorkbench } from '../useWorkbench.ts';

/**
 * Asks the preview for the truth of a condition and of all its parts, in the order in which they are drawn. With null it asks nothing.
 * `key`: the question of a row that the condition is about.
 */
export function useJudgement(
  group: ConditionGroup | null,
  rules: KnownRules,
  key: FieldKey | null,
): Judgement | null {
  const order = useWorkbench((state) => state.order);
  // The answers may be others.
  const stand = useWorkbench((state) => state.stand);
  const judged = useWorkbench((state) => state.judged);
  const asked = useMemo(() => {
    if (group === null || group.parts.length === 0) return null;
    const written = writeCondition(group);
    const answers = stand?.answers ?? {};
    return {
      question: JSON.stringify([written, answers, key]),
      written,
      parts: listParts(group).map(writePart),
      tries: listTriesInRow(group, rules, answers, key),
      key,
    };
  }, [group, rules, stand, key]);
  useEffect(() => {
    if (asked !== null) order?.({ kind: 'judge', ...asked });
  }, [order, asked]);
  return asked !== null && judged?.question === asked.question ? judged.judgement : null;
}

/** Lists tries with the keys of a row; rules and rows of a condition name its questions `row.*`. */
function listTriesInRow(
  group: ConditionGroup,
  rules: KnownRules,
  answers: Readonly<Record<string, Answer>>,
  key: FieldKey | null,
): readonly Try[] {
  if (key === null) return listTries(group, rules, answers);
  const row = key.slice(0, key.indexOf(']') + 1);
  const named = Object.entries(answers).map(
    ([name, answer]) =>
      [name.startsWith(`${row}.`) ? `row.${name.slice(row.length + 1)}` : name, answer] as const,
  );
  return listTries(group, rules, Object.fromEntries(named)).map((changes) =>
    changes.map((change) => ({ ...change, key: change.key.replace(/^row(?=\.)/, row) })),
  );
}

/** Lists rows and groups as they are drawn, without empty groups. */
export function listParts({ parts }: ConditionGroup): readonly ConditionPart[] {
  return parts.flatMap((part) =>
    part.kind !== 'group' ? [part] : part.parts.length === 0 ? [] : [part, ...listParts(part)],
  );
}
