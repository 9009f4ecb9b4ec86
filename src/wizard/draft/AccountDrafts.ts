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

/** `changed`: another device was later, or has a state that is not known here. `gone`: sent or discarded there. `off`: nothing is kept. */
export type KeepResult =
  /** `until`: when it is deleted, ISO 8601; null where nobody said. */
  { readonly kind: 'kept'; readonly until: string | null } | 'changed' | 'gone' | 'off' | 'failed';

/** Where the draft of a form is kept beside this browser, so that it goes on anywhere. */
export interface AccountDrafts {
  /** What was there when the form was opened; null: nothing. `unknown`: nobody could tell. */
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
