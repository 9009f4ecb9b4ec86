import type { AcceptedChange, TypedText } from '../../../analysis/index.ts';

/** `POST /api/edits`: a text, and the text that the page read there before. */
export interface EditQuestion extends Omit<TypedText, 'text'> {
  /** The text that the page read; null where the brand has no text of its own. */
  readonly was: string | null;
  /** Null takes back the text of a brand. */
  readonly text: string | null;
}

/** `POST /api/questions`: an edit of a question. `path`: where the question stands then. */
export type QuestionAnswer =
  | { readonly kind: 'written'; readonly path: string }
  | { readonly kind: 'conflict'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string; readonly findings?: readonly FoundMistake[] };

/** A mistake that an edit would make, with its place. */
export interface FoundMistake {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

/** A file as an edit found it and as it leaves it. */
export interface FileChange {
  readonly file: string;
  /** Null: there is no such file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The result of an edit, of undo or of redo. */
export type EditAnswer =
  | { readonly kind: 'written' }
  /** Another writer has changed the file meanwhile; nothing was written. Null: there is no text any more. */
  | { readonly kind: 'conflict'; readonly now: string | null; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

/** `POST /api/flows`: a recorded flow test. `file`: where it stands now. */
export type SavedFlowAnswer =
  | { readonly kind: 'written'; readonly file: string }
  | { readonly kind: 'refused'; readonly why: string };

/** `POST /api/flows/mends`: answers to questions that flow tests do not know yet, by flow test and path. */
export interface MendQuestion {
  readonly form: string;
  readonly answers: Readonly<Record<string, Readonly<Record<string, MendAnswer>>>>;
  /** False only looks what would be changed. */
  readonly isWritten: boolean;
}

export type MendAnswer = string | number | boolean;

/** A red flow test and what makes it pass. */
export interface FlowMend {
  /** Tells it from other flow tests and variants of the form. */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  /** Paths of the questions that it has to answer. */
  readonly unanswered: readonly string[];
  /** Its expectations of sending and of the reply that moved, with the old and the new value. */
  readonly changes: readonly Pick<AcceptedChange, 'path' | 'was' | 'is'>[];
  /** Why it would still fail; null when it would pass. */
  readonly left: string | null;
}

export type MendsAnswer =
  | { readonly kind: 'seen'; readonly mends: readonly FlowMend[] }
  | { readonly kind: 'written'; readonly files: readonly string[] }
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
