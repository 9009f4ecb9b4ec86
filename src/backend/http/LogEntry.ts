/** Everything a log line may say. No bodies, no paths with ids in them, no names, no addresses. */
export type LogEntry =
  | {
      readonly event: 'request';
      readonly id: string;
      readonly method: string;
      /** Template, e.g. `/api/v1/claim/accounts/{accountId}`. */
      readonly route: string;
      readonly status: number;
      readonly milliseconds: number;
      /** `<form>/<step>` that made the call, as the browser says. */
      readonly step?: string;
      /** Code of a refusal. */
      readonly code?: string;
      /** What was wrong: a pointer into the request's schema, or the id of a broken consistency rule. */
      readonly detail?: string;
    }
  | {
      readonly event: 'error';
      readonly id: string;
      readonly name: string;
      /** A code of PostgreSQL, of the system or of ours, e.g. `ECONNREFUSED`. */
      readonly reason?: string;
      readonly at: readonly string[];
    }
  /** A mail stays in the outbox and is tried again; `name` is the error's code or kind. */
  | { readonly event: 'mailFailed'; readonly mail: string; readonly attempts: number; readonly name: string }
  /** Cards are signed with keys of our own, because nobody has given any: no telephone takes them. */
  | { readonly event: 'ownWalletKeys' }
  | { readonly event: 'unknownHost' }
  /** At once the server is not ready any more; it ends what is under way and closes. */
  | { readonly event: 'stopping' | 'stopped' };

/** Takes one log entry; nothing else of the back end knows where it goes. */
export type Log = (entry: LogEntry) => void;
