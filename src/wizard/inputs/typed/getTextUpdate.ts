import type { Answer, FieldFormat, UnreadableAnswer } from '../../../engine/index.ts';

/** Returns the text that an input must show for its answer; null when its text already means that answer, in any spelling. */
export function getTextUpdate({ parse, format }: FieldFormat, typed: string, answer: Answer): string | null {
  return isSameAnswer(parse(typed), answer) ? null : format(answer);
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  return isUnreadable(one) && isUnreadable(other)
    ? one.unreadable === other.unreadable && one.code === other.code
    : one === other;
}

function isUnreadable(answer: Answer): answer is UnreadableAnswer {
  return answer !== null && typeof answer === 'object' && 'unreadable' in answer;
}
