import type { ColumnType, Generated } from 'kysely';
import type {
  Account,
  Address,
  ApplicationEntry,
  Functionality,
  NotificationMessage,
  Policy,
} from '../../protocol/index.ts';

/** Read as a value, written as `JSON.stringify`'d text: the drivers turn arrays into SQL arrays otherwise. */
type Json<T> = ColumnType<T, string, string>;
/** ISO 8601 in UTC. */
type Moment = string;

export interface Tables {
  readonly accounts: {
    account_id: string;
    /** File name of the seeded account; null for accounts from elsewhere. */
    seed_key: string | null;
    activated: boolean;
    demo: boolean;
    profile: Json<Account>;
    detected_brands: Json<readonly string[]>;
    application: Json<readonly ApplicationEntry[]>;
    special_tariffs: Json<readonly ApplicationEntry[]>;
    functionalities: Json<readonly Functionality[]>;
    last_consent_change: string | null;
    deletion_state: 'SENT_MAIL_1' | 'POSTPONED' | 'SENT_MAIL_2' | null;
  };
  readonly policies: {
    policy_number: string;
    account_id: string;
    /** Place in the account's list. */
    position: number;
    seed_key: string | null;
    data: Json<Policy>;
  };
  /** `partner_id`'s policies appear read-only in `account_id`'s portal. */
  readonly related_accounts: { account_id: string; partner_id: string };
  /** The day an account last changed its name. */
  readonly name_changes: { account_id: string; changed_on: string };
  /** The address an account has from a day on, in place of the one in its profile. */
  readonly pending_addresses: {
    account_id: string;
    valid_from: string;
    address: Json<Pick<Address, 'street' | 'zip' | 'city' | 'country'>>;
  };
  readonly notifications: {
    id: string;
    account_id: string;
    created_at: Moment;
    message: Json<NotificationMessage>;
  };
  /** An operation that fails for an account, for demonstrations and tests. Filled by seed data only. */
  readonly faults: { account_id: string; operation: string; status: number; body: string };
  readonly claims: {
    id: string;
    account_id: string;
    policy_number: string;
    reported_at: Moment;
    /** As sent, with `contractData` replaced by what the insurer knows. */
    claim: Json<unknown>;
  };
  readonly idempotency_keys: {
    account_id: string;
    operation: string;
    key: string;
    body_hash: string;
    answer: Json<unknown> | null;
    created_at: ColumnType<Moment, Moment | undefined, never>;
  };
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
    created_at: ColumnType<Moment, Moment | undefined, never>;
  };
  readonly identity_records: {
    model: string;
    id: string;
    payload: Json<Readonly<Record<string, unknown>>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    expires_at: Moment | null;
    consumed_at: Moment | null;
  };
  readonly secrets: { name: string; value: Json<unknown> };
  readonly outbox: {
    id: Generated<string>;
    created_at: ColumnType<Moment, Moment | undefined, never>;
    from: string;
    to: string;
    subject: string;
    text: string;
    html: string | null;
    attachments: Json<readonly unknown[]>;
    attempts: Generated<number>;
    /** Until then somebody delivers it, or a failed attempt waits for the next. */
    not_before: ColumnType<Moment, Moment | undefined, Moment>;
    sent_at: Moment | null;
  };
}
