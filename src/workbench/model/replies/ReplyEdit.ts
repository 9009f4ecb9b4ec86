/** Adds what the form says to an answer of a server that it has no row for. */
export interface ReplyEdit {
  readonly kind: 'reply';
  readonly form: string;
  /** The place of the call in the form's `calls.json`, and its operation as the page read it. */
  readonly index: number;
  readonly call: string;
  readonly status: number;
  readonly code: string | null;
  readonly text: string;
}
