import { type Kysely, type Migration, sql } from 'kysely';

/** The last sent draft of each form and contract, so that another device with the same draft learns that it was sent. */
export const migration038: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table sent_drafts (
    account_id text not null references accounts,
    form text not null,
    policy_number text not null references policies,
    receipt text,
    sent_at timestamptz not null,
    primary key (account_id, form, policy_number)
  )`,
  `create index sent_drafts_by_age on sent_drafts (sent_at)`,
];
