import type { Edit } from '../../../analysis/index.ts';
import type { Expression } from '../../../engine/index.ts';
import type { QuestionKind } from './questionKinds.ts';

/** The rules of a question that hold a condition, and `when` of a step. */
export const ruleNames = ['show', 'optional', 'lock', 'when'] as const;
export type RuleName = (typeof ruleNames)[number];

export const limitNames = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
export type LimitName = (typeof limitNames)[number];

/** Words of a question that may be missing. */
export const addableWords = ['hint', 'summary'] as const;
type AddableWord = (typeof addableWords)[number];

/** A change of one question or step. `was` is what the page read there, so that nobody's change is overwritten. */
export type QuestionEdit =
  | Edit
  | InsertEdit
  | InsertListEdit
  | RemoveEdit
  | RuleEdit
  | LimitEdit
  | ExamplesEdit
  | OptionsEdit
  | WordEdit;

export interface InsertEdit {
  readonly kind: 'insert';
  readonly form: string;
  /** The question behind which it stands then, or the step whose first question it becomes. */
  readonly place: string;
  /** `place` is a list, and the question becomes the first of its rows. */
  readonly inRows?: boolean;
  readonly question: NewQuestion;
}

/** A list with a first question, which takes a line of text. */
export interface InsertListEdit {
  readonly kind: 'insertList';
  readonly form: string;
  readonly place: string;
  readonly list: NewList;
}

export interface NewList extends Pick<NewQuestion, 'name' | 'words' | 'summary' | 'unsent'> {
  /** The word for one row: "Person". */
  readonly row: string;
  /** The first question of a row. */
  readonly first: Pick<NewQuestion, 'name' | 'words'>;
}

export interface NewQuestion {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly words: string;
  /** Its words in the summary; empty without. */
  readonly summary: string;
  readonly options: readonly NewOption[];
  /** Why no call sends the answer yet. */
  readonly unsent: string;
}

interface NewOption {
  readonly code: string;
  readonly text: string;
}

export interface RemoveEdit {
  readonly kind: 'remove';
  readonly form: string;
  readonly path: string;
}

export interface RuleEdit {
  readonly kind: 'rule';
  readonly form: string;
  readonly path: string;
  readonly rule: RuleName;
  readonly was: Expression;
  /** Null: no condition. */
  readonly to: Expression;
}

interface LimitEdit {
  readonly kind: 'limit';
  readonly form: string;
  readonly path: string;
  readonly limit: LimitName;
  readonly was: number | null;
  readonly to: number | null;
}

interface ExamplesEdit {
  readonly kind: 'examples';
  readonly form: string;
  readonly path: string;
  readonly was: readonly string[];
  readonly to: readonly string[];
}

/** All options in their order. Those that are new bring their words; those that are missing go with theirs. */
export interface OptionsEdit {
  readonly kind: 'options';
  readonly form: string;
  readonly path: string;
  readonly was: readonly string[];
  readonly to: readonly NewOption[];
}

/** Adds words of a kind that the question does not have yet. */
export interface WordEdit {
  readonly kind: 'word';
  readonly form: string;
  readonly path: string;
  readonly word: AddableWord;
  readonly text: string;
}

/** The texts of a list about its rows: the title of one, and its buttons. */
export const rowTexts = ['row', 'add', 'remove'] as const;

/** The words that a new question or list has beside those that are typed. */
export interface NewWords {
  /** The sentence for a missing answer, from the words of the question. */
  readonly missing: (words: string) => string;
  /** A text of a list, from the word for one of its rows. */
  readonly row: (part: (typeof rowTexts)[number], row: string) => string;
}

/** The files that an edit changes, or why it cannot be made. */
export type QuestionChange =
  | { readonly kind: 'changed'; readonly path: string; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: 'refused'; readonly why: 'shared' | 'taken' | 'said' | 'name' | 'formName' | 'empty' }
  | { readonly kind: 'conflict' };
