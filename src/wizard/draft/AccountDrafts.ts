/** A draft as an account keeps it. */
export interface AccountDraft {
  /** Id of the state. */
  readonly revision: string;
  readonly content: string;
  /** Time of the customer's last change, ISO 8601. */
  readonly changedAt: string;
  /** Time of deletion, ISO 8601. */
  readonly expiresAt: string;
}

/** A state of a draft to be kept. */
interface SentDraft {
  readonly revision: string;
  /** The revision that this state replaces; null when none is known. */
  readonly replaces: string | null;
  readonly step: string;
  readonly changedAt: string;
  readonly content: string;
}

/**
 * The result of keeping a draft. `changed`: another device has a later or an unknown state. `gone`: the form was sent or discarded on
 * another device. `off`: the account keeps no drafts.
 */
export type KeepResult =
  /** `until` is the time of deletion, ISO 8601; null when the server did not name one. */
  { readonly kind: 'kept'; readonly until: string | null } | 'changed' | 'gone' | 'off' | 'failed';

/** The account's store for the draft of a form, so that the customer can continue on any device. */
export interface AccountDrafts {
  /** The draft that the account had when the form was opened; null when there was none, `unknown` when the request failed. */
  readonly found: AccountDraft | null | 'unknown';
  readonly longest: number;
  readonly keep: (draft: SentDraft) => Promise<KeepResult>;
  /** Returns false when the removal must be repeated. */
  readonly remove: () => Promise<boolean>;
  /** Returns the revision that the account has now; null when it has none. */
  readonly look: () => Promise<Pick<AccountDraft, 'revision'> | null | 'unknown'>;
  /** Opens the form anew with the draft that the account has now. */
  readonly reopen: () => void;
  /** The server's time. */
  readonly now: () => Date;
}
