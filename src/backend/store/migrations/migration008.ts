import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What the identity provider remembers belongs to a brand, an e-mail address waits until its link was followed, and mails are counted by
 * account and day. Sign-ins go on; what belongs to nobody yet (a sign-in under way) begins anew.
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
