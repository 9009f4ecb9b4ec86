import type { Explanation, FlowCase, Judgement, RecordedWalk, ValueResult } from '../../analysis/index.ts';
import type { Answer, Expression, FieldKey } from '../../engine/index.ts';
import type { Try } from './conditions/listTries.ts';
import type { Situation } from './Situation.ts';
import type { BrandChoice, FormAnswer, StartAnswer } from './WorkbenchApi.ts';

/** A press in the preview selects a question (`why`) or a text (`words`); null: it works as for customers. */
export type Picking = 'why' | 'words' | null;

/** An order of the page to the frame of the preview. */
export type FrameOrder =
  | {
      readonly kind: 'show';
      readonly form: FormAnswer;
      readonly situation: Situation;
      readonly brand: BrandChoice;
      readonly isDark: boolean;
      readonly common: Pick<StartAnswer, 'texts' | 'numbers'>;
      /** A flow that stands in no file: a counterexample. */
      readonly play: FlowCase | null;
      /** Rises when the form shall begin again, or the flow shall be played again. */
      readonly round: number;
      /** Rises when "Weiter" shall be pressed as soon as the form is drawn. */
      readonly presses: number;
    }
  /** `row`: the position of the row in which a question of a list is explained. */
  | { readonly kind: 'explain'; readonly subject: string | null; readonly row: number }
  | { readonly kind: 'addRow'; readonly list: string }
  | { readonly kind: 'pick'; readonly what: Picking }
  | { readonly kind: 'change'; readonly changes: readonly { readonly key: string; readonly to: Answer }[] }
  | { readonly kind: 'goTo'; readonly step: string }
  /** Judges a condition that is being written, and its parts. */
  | {
      readonly kind: 'judge';
      readonly question: string;
      readonly written: Expression;
      readonly parts: readonly Expression[];
      readonly tries: readonly Try[];
      /** The key of the question of a list that it is about; null outside of lists. */
      readonly key: FieldKey | null;
    }
  /** Computes values. `asker`: the part of the page that asks. The tries are of the first value. */
  | {
      readonly kind: 'compute';
      readonly asker: string;
      readonly question: string;
      readonly written: readonly Expression[];
      readonly tries: readonly Try[];
    }
  /** Makes a flow test of the answers that the preview has. */
  | { readonly kind: 'record' };

/** A report of the frame to the page. */
export type FrameReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stands'; readonly state: FrameState }
  | {
      readonly kind: 'explained';
      readonly subject: string;
      readonly row: number;
      readonly explanation: Explanation | null;
    }
  /** Null: the condition cannot be read. */
  | { readonly kind: 'judged'; readonly question: string; readonly judgement: Judgement | null }
  | { readonly kind: 'computed'; readonly asker: string; readonly computed: Computed }
  /** Null: no form is open in the preview. */
  | { readonly kind: 'recorded'; readonly recorded: RecordedWalk | null }
  /** `row`: the position of its row; null outside of lists. */
  | { readonly kind: 'picked'; readonly path: string; readonly row: number | null }
  | { readonly kind: 'pickedWord'; readonly area: string; readonly key: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Results of values in words, in the order in which they were asked for; null: no result. */
export interface Computed {
  readonly question: string;
  readonly results: readonly ValueResult[];
  /** The results of the first value after each try. */
  readonly tried: readonly ValueResult[];
}

/** The journey's snapshot, as far as the outline shows it. */
export interface FrameState {
  readonly version: number;
  /** Null on a page that is no step: the end page, or a page outside of the form. */
  readonly step: string | null;
  readonly applies: Readonly<Record<string, boolean>>;
  /** Whether each question is shown now; a part of a list in any of its rows. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly locked: readonly string[];
  /** The ids of the rows of each list, in their order. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
  /** Answers by key, as rules read them. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Where the flow test stopped before its place; null when it came there. */
  readonly stopped: string | null;
}
