import { type Kysely, type Migration, sql } from 'kysely';

/** Documents of contracts that accounts have downloaded. */
export const migration014: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db);
  },
};

const statement = `create table read_documents (
  account_id text not null references accounts,
  policy_number text not null references policies,
  document_id text not null,
  read_at timestamptz not null,
  primary key (account_id, policy_number, document_id)
)`;
