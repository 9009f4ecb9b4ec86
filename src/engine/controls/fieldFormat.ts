import type { FileReference, Scalar, UnreadableAnswer } from '../definition/Answer.ts';
import type { FieldFormat, TextLimits } from '../definition/ControlType.ts';

/** Returns the text of an unreadable answer or of a file: the typed text, or the file name. @public */
export function getAnswerText(answer: UnreadableAnswer | FileReference): string {
  return 'unreadable' in answer ? answer.unreadable : answer.name;
}

/**
 * Reads a trimmed, non-empty text. Returns the canonical value, or a code why the text is unreadable. Where reading makes a text longer or
 * shorter, `otherwise` is the other spelling of the value: a limit counts the typed text, not the canonical one.
 */
export type TextReader = (
  typed: string,
) => { readonly value: Scalar; readonly otherwise?: string } | { readonly code: string };

/**
 * Creates a format with the rules that all controls share: surrounding spaces and halves of characters do not count, empty is null, and an
 * unreadable text stays as typed.
 * @public
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

/**
 * Chooses the first spelling within the limits. When both exceed the limits, the shorter spelling is chosen, so that the error does not ask
 * to delete too much.
 */
function chooseSpelling(
  { minLength = 0, maxLength = Infinity }: TextLimits,
  spellings: readonly [string, string],
): string {
  const length = (text: string) => Array.from(text).length;
  const [first, second] = spellings;
  const fitting = spellings.find((text) => length(text) >= minLength && length(text) <= maxLength);
  return fitting ?? (length(first) <= length(second) ? first : second);
}
