import type { FieldFormat } from '../../../engine/index.ts';

/** An input right after somebody changed its text. */
interface TypedText {
  readonly text: string;
  readonly caret: number;
  /** How, as the browser says: `insertText`, `deleteContentBackward` … */
  readonly by: string;
}

/** The text in its groups, with the caret behind the same characters as before; null while it cannot be read. */
export function groupTyped(
  { parse, format }: FieldFormat,
  typed: TypedText,
): { readonly text: string; readonly caret: number } | null {
  const bareOf = (text: string): string | null => {
    const read = parse(text);
    return read === null ? '' : typeof read === 'string' ? read : null;
  };
  const { text, by } = typed;
  const [whole, left] = [bareOf(text), bareOf(text.slice(0, typed.caret))];
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

/** The place behind so many characters other than spaces. */
function findCaretPosition(grouped: string, characters: number): number {
  let left = characters;
  let place = 0;
  while (left > 0 && place < grouped.length) {
    if (grouped[place] !== ' ') left -= 1;
    place += 1;
  }
  return place;
}
