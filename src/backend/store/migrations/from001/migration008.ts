import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Binds records of the identity provider to a brand, adds pending e-mail addresses, and counts mails by account and day. Sessions continue;
 * sign-ins under way begin anew.
 */
export const migration008: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table identity_records add column brand text`,
  `update identity_records set brand = users.brand from users where users.id = payload->>'accountId'`,
  `delete from identity_records where brand is null`,
  `alter table identity_records alter column brand set not null`,
  `create table pending_emails (
    account_id text primary key references accounts,
    email text not null,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
  `create table mail_counts (
    account_id text not null references accounts,
    day date not null,
    count integer not null,
    primary key (account_id, day)
  )`,
];
