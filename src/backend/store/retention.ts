import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './Tables.ts';
import { settings } from '../settings/settings.ts';
import { day } from '../settings/durations.ts';

/** How rows of a table end that nobody removes. Conditions are SQL. */
export type Retention =
  /** As many as there are accounts, contracts or settings, or wanted by the law. */
  | { readonly kind: 'kept' }
  /** A row at the most for each account, or removed together with another row. */
  | { readonly kind: 'perAccount' }
  | { readonly kind: 'removed'; readonly rules: readonly Rule[] };

export interface Rule {
  /** Which rows the rule is about; all of them when absent. */
  readonly where?: RawBuilder<unknown>;
  /** A column with a time. */
  readonly since: string;
  /** Rows go when they are older than this, in milliseconds. */
  readonly age: number;
  /** Also, of more rows than this the oldest go; counted for each account when `eachAccount` says so. */
  readonly most?: number;
  readonly eachAccount?: true;
}

/** How long the draft of a form is kept after its last change, in milliseconds. */
export const draftAge = settings.draft.keptDays * day;
/**
 * The one table of how long things are kept and how many of them, for everything that customers and strangers can make grow. What is
 * kept in memory has its limits in `settings/settings.ts` (counters of requests, providers of hosts).
 */
export const retention = {
  accounts: { kind: 'kept' },
  policies: { kind: 'kept' },
  related_accounts: { kind: 'kept' },
  faults: { kind: 'kept' },
  users: { kind: 'kept' },
  secrets: { kind: 'kept' },
  claims: { kind: 'kept' },
  policy_changes: { kind: 'kept' },
  payment_changes: { kind: 'kept' },
  excluded_banks: { kind: 'kept' },
  /** Nothing but numbers, and no more of them than the limit of a day allows. */
  evb_numbers: { kind: 'kept' },
  deletion_jobs: { kind: 'perAccount' },
  name_changes: { kind: 'perAccount' },
  pending_addresses: { kind: 'perAccount' },
  activation_codes: { kind: 'perAccount' },
  pending_emails: { kind: 'removed', rules: [{ since: 'expires_at', age: 0 }] },
  password_links: { kind: 'removed', rules: [{ since: 'expires_at', age: 0 }] },
  document_blocks: { kind: 'perAccount' },
  evb_requests: { kind: 'removed', rules: [{ since: 'valid_until', age: day }] },
  notifications: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 730 * day, most: 500, eachAccount: true }],
  },
  documents: { kind: 'removed', rules: [{ where: sql`used_at is null`, since: 'created_at', age: day }] },
  drafts: {
    kind: 'removed',
    rules: [{ since: 'stored_at', age: draftAge, most: settings.draft.mostPerAccount, eachAccount: true }],
  },
  papers: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 1100 * day, most: 100, eachAccount: true }],
  },
  /** A row for each document at the most. Papers that are gone leave theirs behind. */
  read_documents: {
    kind: 'removed',
    rules: [{ since: 'read_at', age: 3650 * day, most: 1_000, eachAccount: true }],
  },
  /** A draft lives for an hour; whoever repeats a request later than two days means another one. */
  idempotency_keys: {
    kind: 'removed',
    rules: [{ since: 'created_at', age: 2 * day, most: 1_000, eachAccount: true }],
  },
  /** `until` and `expires_at` lie ahead of a row that still counts. */
  limit_counters: { kind: 'removed', rules: [{ since: 'until', age: 0 }] },
  identity_records: {
    kind: 'removed',
    rules: [
      { since: 'expires_at', age: 0 },
      { where: sql`payload->>'accountId' is null`, since: 'expires_at', age: 0, most: 20_000 },
    ],
  },
  /** A mail that no server took for a month will not be taken any more. */
  outbox: {
    kind: 'removed',
    rules: [
      { where: sql`sent_at is not null`, since: 'created_at', age: 7 * day },
      { where: sql`sent_at is null`, since: 'created_at', age: 30 * day },
    ],
  },
} as const satisfies Readonly<Record<keyof Tables, Retention>>;
