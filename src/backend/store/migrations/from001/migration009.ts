import { type Kysely, type Migration, sql } from 'kysely';

/** Sign-ins can be disabled, and passwords are set behind a link that was mailed. */
export const migration009: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table users add column disabled_at timestamptz`,
  `create table password_links (
    account_id text primary key references accounts,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
];
