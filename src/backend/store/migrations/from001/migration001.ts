import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts and their contracts, claims, idempotency, identity provider, outbox. */
export const migration001: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table accounts (
    account_id text primary key,
    seed_key text unique,
    activated boolean not null,
    demo boolean not null,
    profile jsonb not null,
    detected_brands jsonb not null,
    application jsonb not null,
    special_tariffs jsonb not null,
    functionalities jsonb not null,
    last_consent_change date,
    deletion_state text check (deletion_state in ('SENT_MAIL_1', 'POSTPONED', 'SENT_MAIL_2'))
  )`,
  `create table policies (
    policy_number text primary key,
    account_id text not null references accounts,
    position integer not null,
    seed_key text,
    data jsonb not null
  )`,
  `create index policies_of_account on policies (account_id, position)`,
  `create table related_accounts (
    account_id text not null references accounts,
    partner_id text not null references accounts,
    primary key (account_id, partner_id)
  )`,
  `create table notifications (
    id text primary key,
    account_id text not null references accounts,
    created_at timestamptz not null,
    message jsonb not null
  )`,
  `create index notifications_of_account on notifications (account_id, created_at)`,
  `create table faults (
    account_id text not null references accounts,
    operation text not null,
    status integer not null,
    body text not null,
    primary key (account_id, operation)
  )`,
  `create table claims (
    id uuid primary key,
    account_id text not null references accounts,
    policy_number text not null references policies,
    reported_at timestamptz not null,
    claim jsonb not null
  )`,
  `create index claims_of_account on claims (account_id, reported_at)`,
  `create table idempotency_keys (
    account_id text not null references accounts,
    operation text not null,
    key text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (account_id, operation, key)
  )`,
  `create table users (
    id text primary key,
    login text not null,
    brand text not null,
    email text not null,
    password_hash text not null,
    account_id text not null references accounts,
    first_name text not null,
    last_name text not null,
    created_at timestamptz not null default now(),
    unique (brand, login)
  )`,
  `create table identity_records (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (model, id)
  )`,
  `create index identity_records_of_grant on identity_records (grant_id)`,
  `create index identity_records_by_uid on identity_records (model, uid)`,
  `create index identity_records_by_expiry on identity_records (expires_at)`,
  `create table secrets (name text primary key, value jsonb not null)`,
  `create table outbox (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    "from" text not null,
    "to" text not null,
    subject text not null,
    text text not null,
    html text,
    attachments jsonb not null default '[]',
    attempts integer not null default 0,
    not_before timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create index outbox_unsent on outbox (id) where sent_at is null`,
];
