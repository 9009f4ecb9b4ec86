import { type Kysely, type Migration, sql } from 'kysely';

/** An account has several links for a new password at once: a later one does not end an earlier one. */
export const migration035: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table password_links drop constraint password_links_pkey`,
  `alter table password_links drop constraint password_links_token_hash_key`,
  `alter table password_links add column reason text not null default 'passwordForgotten'`,
  `alter table password_links alter column reason drop default`,
  `alter table password_links add primary key (token_hash)`,
  `create index password_links_of_account on password_links (account_id)`,
];
