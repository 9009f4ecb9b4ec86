import { cleanText, countCharacters, findUnusableCharacter, type TextKind } from '../../plain/cleanText.ts';
import type { FileReference, Scalar, UnreadableAnswer } from '../definition/Answer.ts';
import type { FieldFormat, TextLimits } from '../definition/ControlType.ts';

/** Returns the text of an unreadable answer or of a file: the typed text, or the file name. @public */
export function getAnswerText(answer: UnreadableAnswer | FileReference): string {
  return 'unreadable' in answer ? answer.unreadable : answer.name;
}

/**
 * Reads a clean, non-empty text. Returns the canonical value, or a code why the text is unreadable. Where reading makes a text longer or
 * shorter, `otherwise` is the other spelling of the value: a limit counts the typed text, not the canonical one.
 */
export type TextReader = (
  typed: string,
) => { readonly value: Scalar; readonly otherwise?: string } | { readonly code: string };

/**
 * Creates a format with the rules that all controls share: a text is cleaned as its kind says before it is read, empty is null, and an
 * unreadable text stays.
 * @public
 */
export function fieldFormat(
  text: TextKind,
  read: TextReader = (typed) => ({ value: typed }),
  write: (value: Scalar) => string = String,
): FieldFormat {
  return {
    text,
    parse(typed, limits = {}) {
      const clean = cleanText(text, typed);
      if (clean === '') return null;
      if (findUnusableCharacter(clean) !== null) return { unreadable: clean, code: unusableCharacter };
      const result = read(clean);
      if ('code' in result) return { unreadable: clean, code: result.code };
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

/** The code of a text with a character that no cleaning makes readable. */
export const unusableCharacter = 'character';

/**
 * Chooses the first spelling within the limits. When both exceed the limits, the shorter spelling is chosen, so that the error does not ask
 * to delete too much.
 */
function chooseSpelling(
  { minLength = 0, maxLength = Infinity }: TextLimits,
  spellings: readonly [string, string],
): string {
  const [first, second] = spellings;
  const fitting = spellings.find((text) => {
    const length = countCharacters(text);
    return length >= minLength && length <= maxLength;
  });
  return fitting ?? (countCharacters(first) <= countCharacters(second) ? first : second);
}
