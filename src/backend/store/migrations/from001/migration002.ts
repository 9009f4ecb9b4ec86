import { type Kysely, type Migration, sql } from 'kysely';

/** Activation codes, failed identifications, letters among the mails. */
export const migration002: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table activation_codes (
    account_id text primary key references accounts,
    policy_number text not null references policies,
    code_hash text not null,
    ordered_at timestamptz not null,
    expires_at timestamptz not null,
    failures integer not null default 0,
    used_at timestamptz
  )`,
  `create table failed_identifications (
    account_id text primary key references accounts,
    since timestamptz not null,
    count integer not null
  )`,
  `alter table outbox add column by_post boolean not null default false`,
];
