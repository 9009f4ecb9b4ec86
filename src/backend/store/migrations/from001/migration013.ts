import { type Kysely, type Migration, sql } from 'kysely';

/** Papers that accounts have ordered. */
export const migration013: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table papers (
    id uuid primary key,
    account_id text not null references accounts,
    policy_number text not null references policies,
    kind text not null,
    created_at timestamptz not null,
    name text not null,
    content text not null
  )`,
  `alter table papers alter column content set storage external`,
  `create index papers_of_account on papers (account_id, created_at)`,
];
