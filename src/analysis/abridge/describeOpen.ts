import type { Answer, Mistake, OpenRequirement, Wizard } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';

/** Returns the text of a form under a key; undefined without one. */
export type LabelReader = (form: string, key: string) => string | undefined;

/** Says which questions of the long form are left, and which answers it refuses. */
export function describeOpen(
  long: Wizard,
  open: readonly OpenRequirement[],
  answers: ReadonlyMap<string, Answer>,
  labels: LabelReader,
): readonly Mistake[] {
  return open.map(({ step, textPath, error }) => {
    const words = {
      long: long.id,
      path: textPath,
      step: labels(long.id, `${step}.title`) ?? step,
      question: labels(long.id, `${textPath}.label`) ?? labels(long.id, `${textPath}.legend`) ?? textPath,
    };
    const answer = answers.get(textPath);
    return answer === undefined
      ? mistake('short-left', words)
      : mistake('short-refused', { ...words, answer: JSON.stringify(answer), code: error.code });
  });
}
