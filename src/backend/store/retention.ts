import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './Tables.ts';
import { settings } from '../settings/settings.ts';
import { day } from '../settings/durations.ts';

/** The rule by which rows of a table are removed. Conditions are SQL. */
export type Retention =
  /** The table has as many rows as there are accounts, contracts or settings, or is required by law. */
  | { readonly kind: 'kept' }
  /** The table has at most one row for each account, or its rows are removed together with others. */
  | { readonly kind: 'perAccount' }
  | { readonly kind: 'removed'; readonly rules: readonly Rule[] };

export interface Rule {
  /** The rows the rule applies to; all rows when absent. */
  readonly where?: RawBuilder<unknown>;
  /** A column with a time. */
  readonly since: string;
  /** Rows go when they are older than this, in milliseconds. */
  readonly age: number;
  /** The maximum number of rows; the oldest are removed. Counted for each account when `eachAccount` is set. */
  readonly most?: number;
  readonly eachAccount?: true;
}

/** Milliseconds for which the draft of a form is kept after its last change. */
export const draftAge = settings.draft.keptDays * day;
/** Milliseconds for which the audit log keeps an event. */
const auditAge = settings.audit.keptDays * day;
/** Ten years from the end of the year, as section 257 HGB asks for letters of business and what belongs to them. */
const bookAge = 11 * 366 * day;

/**
 * How long and in what number rows are kept, for all tables that customers and strangers can make grow. Limits of data in memory stand in
 * `settings/settings.ts` (counters of requests).
 */
export const retention = {
  accounts: { kind: 'kept' },
  policies: { kind: 'kept' },
  related_accounts: { kind: 'kept' },
  faults: { kind: 'kept' },
  users: { kind: 'kept' },
  secrets: { kind: 'kept' },
  /** With their files. */
  claims: { kind: 'removed', rules: [{ since: 'reported_at', age: bookAge }] },
  policy_changes: {
    kind: 'removed',
    rules: [{ where: sql`(done or handed_over)`, since: 'received_at', age: bookAge }],
  },
  payment_changes: {
    kind: 'removed',
    rules: [{ where: sql`(done or handed_over)`, since: 'received_at', age: bookAge }],
  },
  excluded_banks: { kind: 'kept' },
  /** The rows are bare numbers, limited per day. */
  evb_numbers: { kind: 'kept' },
  deletion_jobs: { kind: 'perAccount' },
  name_changes: { kind: 'perAccount' },
  pending_addresses: { kind: 'perAccount' },
  activation_codes: { kind: 'perAccount' },
  pending_emails: { kind: 'removed', rules: [{ since: 'expires_at', age: 0 }] },
  password_links: { kind: 'removed', rules: [{ since: 'expires_at', age: 0 }] },
  /** A set-up that was not finished. An account has few of those that were. */
  second_factors: {
    kind: 'removed',
    rules: [{ where: sql`confirmed_at is null`, since: 'created_at', age: day }],
  },
  recovery_codes: { kind: 'perAccount' },
  document_blocks: { kind: 'perAccount' },
  evb_requests: { kind: 'removed', rules: [{ since: 'valid_until', age: day }] },
  notifications: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 730 * day, most: 500, eachAccount: true }],
  },
  documents: {
    kind: 'removed',
    rules: [
      { where: sql`used_at is null`, since: 'created_at', age: day },
      { where: sql`used_at is not null`, since: 'used_at', age: bookAge },
    ],
  },
  drafts: {
    kind: 'removed',
    rules: [{ since: 'stored_at', age: draftAge, most: settings.draft.mostPerAccount, eachAccount: true }],
  },
  /** No device has an older draft. */
  sent_drafts: { kind: 'removed', rules: [{ since: 'sent_at', age: draftAge }] },
  papers: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 1100 * day, most: 100, eachAccount: true }],
  },
  /** A document has at most one row, which stays when the paper is removed. */
  read_documents: {
    kind: 'removed',
    rules: [{ since: 'read_at', age: 3650 * day, most: 1_000, eachAccount: true }],
  },
  /** A request that is repeated after two days counts as a new one. */
  idempotency_keys: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 2 * day, most: 1_000, eachAccount: true }],
  },
  /** `until` and `expires_at` of valid rows are in the future. */
  limit_counters: { kind: 'removed', rules: [{ since: 'until', age: 0 }] },
  /** Events that strangers can cause have a bundle and numbers of their own: they never displace what a customer or operator did. */
  audit_events: {
    kind: 'removed',
    rules: [
      {
        where: sql`bundle is null`,
        since: 'at',
        age: auditAge,
        most: settings.audit.mostPerAccount,
        eachAccount: true,
      },
      {
        where: sql`bundle is not null and account_id is not null`,
        since: 'at',
        age: auditAge,
        most: settings.audit.mostBundlesPerAccount,
        eachAccount: true,
      },
      {
        where: sql`bundle is not null and account_id is null`,
        since: 'at',
        age: auditAge,
        most: settings.audit.mostBundlesWithoutAccount,
      },
    ],
  },
  identity_records: {
    kind: 'removed',
    rules: [
      { since: 'expires_at', age: 0 },
      { where: sql`user_id is null`, since: 'expires_at', age: 0, most: 20_000 },
    ],
  },
  /** No session lasts a day. */
  open_sessions: { kind: 'removed', rules: [{ since: 'signed_in_at', age: day }] },
  /** A mail that was refused for a month will not be accepted later. */
  outbox: {
    kind: 'removed',
    rules: [
      { where: sql`sent_at is not null`, since: 'created_at', age: 7 * day },
      { where: sql`sent_at is null`, since: 'created_at', age: 30 * day },
    ],
  },
} as const satisfies Readonly<Record<keyof Tables, Retention>>;
