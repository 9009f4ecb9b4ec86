/** An entry of the log. It contains no bodies, no paths with ids, no names and no addresses. */
export type LogEntry =
  | {
      readonly event: 'request';
      readonly id: string;
      readonly method: string;
      /** Template of the path, e.g. `/api/v1/claim/accounts/{accountId}`. */
      readonly route: string;
      readonly status: number;
      readonly milliseconds: number;
      /** `<form>/<step>` that made the call, from a header of the browser. */
      readonly step?: string;
      /** Operations and places of earlier answers that the browser could not read, without values. */
      readonly unreadable?: readonly string[];
      /** Code of a refusal. */
      readonly code?: string;
      /** The mistake: a pointer into the request's schema, or the id of a broken consistency rule. */
      readonly detail?: string;
    }
  | {
      readonly event: 'error';
      readonly id: string;
      readonly name: string;
      /** A code of PostgreSQL, of the system or of this program, e.g. `ECONNREFUSED`. */
      readonly reason?: string;
      readonly at: readonly string[];
    }
  /** A mail stays in the outbox and is tried again; `name` is the error's code or kind. */
  | { readonly event: 'mailFailed'; readonly mail: string; readonly attempts: number; readonly name: string }
  /** Rows that were encrypted anew after a start. */
  | { readonly event: 'resealed'; readonly rows: number }
  /** Wallet cards are signed with generated keys, because none are configured: no telephone accepts them. */
  | { readonly event: 'ownWalletKeys' }
  /** A request named a host or port that the configuration does not name. */
  | { readonly event: 'unknownHost' }
  /** `stopping`: the server is no longer ready, finishes requests under way and closes. */
  | { readonly event: 'stopping' | 'stopped' };

/** Writes one log entry. */
export type Log = (entry: LogEntry) => void;
