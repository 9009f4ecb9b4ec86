/** An answer; `network` without an answer, `unreadable` for a success without the results that the form keeps. */
export type CallReply =
  | {
      readonly status: number;
      /** The code of a refusal, as plain text. */
      readonly body: unknown;
      /** The time from which the server takes requests again, ISO 8601; absent when it did not say. */
      readonly until?: string;
      /** The address of the receipt of what was sent before; absent when the answer has none. */
      readonly receipt?: string;
    }
  | 'network'
  | 'unreadable';
