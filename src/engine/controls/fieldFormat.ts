import type { FileReference, Scalar, Unreadable } from '../definition/Answer.ts';
import type { FieldFormat } from '../definition/ControlType.ts';

/** What is shown of an answer that is no plain value: what was typed, or the name of a file. */
export function textOf(answer: Unreadable | FileReference): string {
  return 'unreadable' in answer ? answer.unreadable : answer.name;
}

/** Reads a trimmed, non-empty text: the canonical value, or why not. */
export type Read = (typed: string) => { readonly value: Scalar } | { readonly code: string };

/**
 * The rules every control shares: surrounding spaces do not count, nor does what is no text (NUL, half of a character), empty is null,
 * the unreadable stays as typed.
 */
export function fieldFormat(read: Read, write: (value: Scalar) => string = String): FieldFormat {
  return {
    parse(typed) {
      const trimmed = typed.replaceAll(/[\0\p{Surrogate}]/gu, '').trim();
      if (trimmed === '') return null;
      const result = read(trimmed);
      return 'value' in result ? result.value : { unreadable: trimmed, code: result.code };
    },
    format(answer) {
      if (answer === null) return '';
      return typeof answer === 'object' ? textOf(answer) : write(answer);
    },
  };
}
