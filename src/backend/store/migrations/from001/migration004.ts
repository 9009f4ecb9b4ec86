import { type Kysely, type Migration, sql } from 'kysely';

/** Changes of names, counted by the day, and addresses that are valid later. */
export const migration004: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table name_changes (
    account_id text primary key references accounts,
    changed_on date not null
  )`,
  `create table pending_addresses (
    account_id text primary key references accounts,
    valid_from date not null,
    address jsonb not null
  )`,
];
