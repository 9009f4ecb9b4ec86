import type { FieldFormat } from '../../../engine/index.ts';

/** The text of an input right after a change. */
interface TypedText {
  readonly text: string;
  readonly caret: number;
  /** Kind of the change, from the browser: `insertText`, `deleteContentBackward` … */
  readonly by: string;
}

/** Returns the text in its groups, with the caret after the same characters as before; null while the text is unreadable. */
export function groupTyped(
  { parse, format }: FieldFormat,
  typed: TypedText,
): { readonly text: string; readonly caret: number } | null {
  const removeSpaces = (text: string): string | null => {
    const read = parse(text);
    return read === null ? '' : typeof read === 'string' ? read : null;
  };
  const { text, by } = typed;
  const [whole, left] = [removeSpaces(text), removeSpaces(text.slice(0, typed.caret))];
  if (whole === null || left === null) return null;
  const removed = removedOnlySpace(typed, findCaretPosition(format(whole), left.length), format(whole))
    ? 1
    : 0;
  const kept = by === 'deleteContentForward' ? left.length : left.length - removed;
  const grouped = format(whole.slice(0, kept) + whole.slice(kept + removed));
  const caret = findCaretPosition(grouped, kept);
  const skips = by.startsWith('insert') && grouped[caret] === ' ';
  return { text: grouped, caret: skips ? caret + 1 : caret };
}

/** Returns true when the customer removed only the space between two groups: the character beyond it is meant. */
function removedOnlySpace({ text, caret, by }: TypedText, place: number, grouped: string): boolean {
  if (by !== 'deleteContentBackward' && by !== 'deleteContentForward') return false;
  return grouped[place] === ' ' && text[caret] !== ' ' && text[caret - 1] !== ' ';
}

/** Returns the position after this many characters, not counting spaces. */
function findCaretPosition(grouped: string, characters: number): number {
  let left = characters;
  let place = 0;
  while (left > 0 && place < grouped.length) {
    if (grouped[place] !== ' ') left -= 1;
    place += 1;
  }
  return place;
}
