import { type Kysely, type Migration, sql } from 'kysely';

/** Changes of contracts with the day they are valid from. A contract has at most one pending change. */
export const migration010: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table policy_changes (
    id uuid primary key,
    account_id text not null references accounts,
    policy_number text not null references policies,
    received_at timestamptz not null,
    takes_effect_on date not null,
    handed_over boolean not null,
    change jsonb not null,
    document_id uuid unique references documents on delete set null,
    done boolean not null
  )`,
  `create unique index open_change_of_policy on policy_changes (policy_number) where not done`,
  `create index policy_changes_of_account on policy_changes (account_id)`,
];
