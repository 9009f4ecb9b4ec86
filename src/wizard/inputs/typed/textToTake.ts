import type { Answer, FieldFormat } from '../../../engine/index.ts';

/** The text an input has to take to say what its answer says; null when what stands there says it already, in whatever spelling. */
export function textToTake({ parse, format }: FieldFormat, typed: string, answer: Answer): string | null {
  return isSameAnswer(parse(typed), answer) ? null : format(answer);
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') {
    return one === other;
  }
  return one.unreadable === other.unreadable && one.code === other.code;
}
