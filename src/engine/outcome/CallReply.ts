/** An answer; `network` when there was none, `unreadable` when a success brought something else than the form keeps. */
export type CallReply =
  | {
      readonly status: number;
      /** Of a refusal its code, as the bare text. */
      readonly body: unknown;
      /** When the server takes requests again, ISO 8601, as far as it said so. */
      readonly until?: string;
    }
  | 'network'
  | 'unreadable';
