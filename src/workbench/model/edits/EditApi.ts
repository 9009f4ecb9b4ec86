import type { TypedText } from '../../../analysis/index.ts';

/** `POST /api/edits`: a text, and the text that the page read there before. */
export interface EditQuestion extends Omit<TypedText, 'text'> {
  /** The text that the page read; null where the brand has no text of its own. */
  readonly was: string | null;
  /** Null takes back the text of a brand. */
  readonly text: string | null;
}

/** The result of an edit, of undo or of redo. */
export type EditAnswer =
  | { readonly kind: 'written' }
  /** Somebody else wrote there meanwhile; nothing was written. Null: there is no text any more. */
  | { readonly kind: 'conflict'; readonly now: string | null; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

/** The edits that undo and redo would change next, in words; null: none. */
export interface EditStacks {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A text of a form as its file has it. */
export interface WordEntry {
  readonly area: string;
  readonly key: string;
  readonly text: string;
  readonly file: string;
  /** Whether other forms have the text, too. */
  readonly isShared: boolean;
}
