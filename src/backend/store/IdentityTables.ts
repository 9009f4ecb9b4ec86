import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, Moment } from './columns.ts';

/** The public part of a passkey. */
export interface StoredPasskey {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  /** The number of uses that the authenticator counts; 0 for one that does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Tables of the identity provider. */
export interface IdentityTables {
  readonly users: {
    id: string;
    /** The address in lower case; unique within the brand. */
    login: string;
    brand: string;
    email: string;
    password_hash: string;
    account_id: string;
    first_name: string;
    last_name: string;
    /** The time at which the sign-in was disabled. */
    disabled_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    created_at: ColumnType<Moment, Moment | undefined, never>;
    /** What was issued before this moment is not valid. A whole second, which may lie up to seconds ahead. */
    valid_from: ColumnType<Moment, Moment | undefined, Moment>;
    /** The grant of the session that caused `valid_from` and stays valid; null when none does. */
    valid_grant: ColumnType<string | null, string | null | undefined, string | null>;
  };
  readonly identity_records: {
    /** The brand of the record; it is not valid at other brands. */
    brand: string;
    model: string;
    id: string;
    payload: JsonColumn<Readonly<Record<string, unknown>>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    expires_at: Moment | null;
    consumed_at: Moment | null;
    /** The sign-in account that the record was issued to; null before a customer has signed in. */
    user_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** The time at which a session ended. The row stays as a mark, so that no request under way stores the session again. */
    ended_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  /** Sessions that have issued tokens. A row stays for some time after its session has ended. */
  readonly open_sessions: {
    id: Generated<string>;
    grant_id: string;
    session_uid: string;
    user_id: string;
    browser: string;
    signed_in_at: Moment;
    /** The last time the customer entered the password in this session. */
    confirmed_at: Moment;
    used_at: Moment;
  };
  /** Second factors of sign-in accounts. A row is valid from `confirmed_at` on; until then its set-up is not finished. */
  readonly second_factors: {
    id: Generated<string>;
    user_id: string;
    kind: 'code' | 'passkey';
    /** Browser and system in which it was set up. */
    browser: string;
    /** The key of one-time codes in base64; null for a passkey. */
    secret: string | null;
    /** The last period of 30 seconds whose code was taken; earlier ones and its own are refused. */
    last_step: ColumnType<number | null, number | null | undefined, number | null>;
    /** The challenge of a passkey that is being set up. */
    challenge: ColumnType<string | null, string | null | undefined, string | null>;
    passkey: ColumnType<StoredPasskey | null, string | null | undefined, string | null>;
    created_at: Moment;
    confirmed_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    used_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  /** Recovery codes that were not used. */
  readonly recovery_codes: {
    user_id: string;
    code_hash: string;
  };
  /** New addresses of accounts, each used once the link in its mail was followed. */
  readonly pending_emails: {
    account_id: string;
    email: string;
    token_hash: string;
    expires_at: Moment;
    /** The grant of the session that asked for the address; null for a token of a foreign provider. */
    grant_id: string | null;
  };
  /** Links for accounts to set their passwords. */
  readonly password_links: {
    token_hash: string;
    account_id: string;
    reason: 'invitation' | 'passwordReset' | 'passwordForgotten';
    expires_at: Moment;
  };
}
