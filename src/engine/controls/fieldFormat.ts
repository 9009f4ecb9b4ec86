import type { FileReference, Scalar, UnreadableAnswer } from '../definition/Answer.ts';
import type { FieldFormat, TextLimits } from '../definition/ControlType.ts';

/** What is shown of an answer that is no plain value: what was typed, or the name of a file. */
export function getAnswerText(answer: UnreadableAnswer | FileReference): string {
  return 'unreadable' in answer ? answer.unreadable : answer.name;
}

/**
 * Reads a trimmed, non-empty text: the canonical value, or why not. Where reading makes a text longer or shorter, `formatOtherwise` is how
 * else it can be written: a limit counts what was typed, and not what reading made of it.
 */
export type TextReader = (
  typed: string,
) => { readonly value: Scalar; readonly otherwise?: string } | { readonly code: string };

/**
 * The rules every control shares: surrounding spaces do not count, nor does half of a character, empty is null, the unreadable stays as
 * typed.
 */
export function fieldFormat(read: TextReader, write: (value: Scalar) => string = String): FieldFormat {
  return {
    parse(typed, limits = {}) {
      const trimmed = typed.replaceAll(/\p{Surrogate}/gu, '').trim();
      if (trimmed === '') return null;
      const result = read(trimmed);
      if ('code' in result) return { unreadable: trimmed, code: result.code };
      const { value, otherwise } = result;
      return typeof value === 'string' && otherwise !== undefined
        ? chooseSpelling(limits, [value, otherwise])
        : value;
    },
    format(answer) {
      if (answer === null) return '';
      return typeof answer === 'object' ? getAnswerText(answer) : write(answer);
    },
  };
}

/** The first spelling that keeps the limits; when none does, the shorter one, so that the error counts no more than has to go. */
function chooseSpelling(
  { minLength = 0, maxLength = Infinity }: TextLimits,
  spellings: readonly [string, string],
): string {
  const length = (text: string) => Array.from(text).length;
  const [first, second] = spellings;
  const fitting = spellings.find((text) => length(text) >= minLength && length(text) <= maxLength);
  return fitting ?? (length(first) <= length(second) ? first : second);
}
