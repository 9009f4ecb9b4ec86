/** One question with its answer in words. */
export interface SummaryRow {
  readonly name: string;
  readonly question: string;
  /** Null: no answer was given. */
  readonly answer: string | null;
  readonly isSensitive: boolean;
  /** The answer is no text of the form but typed or a name, so that it is not to be translated. */
  readonly isTyped: boolean;
}
