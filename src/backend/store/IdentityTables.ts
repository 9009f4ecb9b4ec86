import type { ColumnType } from 'kysely';
import type { JsonColumn, Moment } from './columns.ts';

/** What the identity provider keeps. */
export interface IdentityTables {
  readonly users: {
    id: string;
    /** Lower case; unique within the brand. */
    login: string;
    brand: string;
    email: string;
    password_hash: string;
    account_id: string;
    first_name: string;
    last_name: string;
    /** Set: nobody signs in. */
    disabled_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    created_at: ColumnType<Moment, Moment | undefined, never>;
  };
  readonly identity_records: {
    /** What was made for one brand is nothing at another. */
    brand: string;
    model: string;
    id: string;
    payload: JsonColumn<Readonly<Record<string, unknown>>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    expires_at: Moment | null;
    consumed_at: Moment | null;
  };
  /** The address an account will sign in with once the link that was mailed to it was followed. */
  readonly pending_emails: { account_id: string; email: string; token_hash: string; expires_at: Moment };
  /** Links behind which an account sets its password. */
  readonly password_links: { account_id: string; token_hash: string; expires_at: Moment };
}
