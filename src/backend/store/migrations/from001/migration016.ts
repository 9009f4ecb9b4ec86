import { type Kysely, type Migration, sql } from 'kysely';

/** Drafts of forms are kept with the account. */
export const migration016: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table drafts (
    account_id text not null references accounts,
    form text not null,
    policy_number text not null references policies,
    revision text not null,
    changed_at timestamptz not null,
    stored_at timestamptz not null,
    sealed text not null,
    primary key (account_id, form, policy_number)
  )`,
  `create index drafts_by_age on drafts (stored_at)`,
];
