/** A draft as an account keeps it. */
export interface AccountDraft {
  /** Names the state. */
  readonly revision: string;
  readonly content: string;
  /** When the customer last changed something, ISO 8601. */
  readonly changedAt: string;
  /** When it is deleted, ISO 8601. */
  readonly expiresAt: string;
}

/** A state of a draft to be kept. */
interface SentDraft {
  readonly revision: string;
  /** The state it goes on from; null when none is known. */
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

/** Where the draft of a form is kept beside this browser, so that it goes on anywhere. */
export interface AccountDrafts {
  /** The draft that the account had when the form was opened; null when there was none, `unknown` when the request failed. */
  readonly found: AccountDraft | null | 'unknown';
  readonly longest: number;
  readonly keep: (draft: SentDraft) => Promise<KeepResult>;
  /** False when it has to be asked for again. */
  readonly remove: () => Promise<boolean>;
  /** The state that is kept now; null: none is. */
  readonly look: () => Promise<Pick<AccountDraft, 'revision'> | null | 'unknown'>;
  /** Opens the form anew, with what is kept now. */
  readonly reopen: () => void;
  /** The server's time. */
  readonly now: () => Date;
}
