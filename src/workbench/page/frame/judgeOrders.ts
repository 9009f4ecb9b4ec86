import { judgeCondition, judgeValue } from '../../../analysis/index.ts';
import { createValueExpander, type FormSource, type Walk } from '../../../engine/index.ts';
import type { FrameOrder, FrameReport } from '../../model/FrameMessage.ts';

type JudgeOrder = Extract<FrameOrder, { readonly kind: 'judge' }>;
type ComputeOrder = Extract<FrameOrder, { readonly kind: 'compute' }>;

/** Judges a condition that is being written. Null: no form is open. */
export function judge(walk: Walk | null, source: FormSource | null, order: JudgeOrder): FrameReport {
  const { question, written, parts, tries, key } = order;
  const expand = createExpander(source);
  const judgement =
    walk &&
    judgeCondition(
      walk,
      expand(written, 'condition'),
      parts.map((part) => expand(part, 'condition')),
      { tries, key },
    );
  return { kind: 'judged', question, judgement };
}

/** Computes values on the present answers. */
export function compute(walk: Walk | null, source: FormSource | null, order: ComputeOrder): FrameReport {
  const { asker, question, written, tries } = order;
  const expand = createExpander(source);
  const found = written.map((one, index) =>
    walk === null ? null : judgeValue(walk, expand(one, 'value'), index === 0 ? tries : []),
  );
  const computed = {
    question,
    results: found.map((one) => one?.now ?? null),
    tried: found[0]?.tried ?? [],
  };
  return { kind: 'computed', asker, computed };
}

/** Compiling would put the meaning of named values in their places, too. Groups of questions stay. */
function createExpander(source: FormSource | null): ReturnType<typeof createValueExpander> {
  return source === null
    ? (written) => written
    : createValueExpander(
        source,
        (written) => written,
        () => undefined,
      );
}
