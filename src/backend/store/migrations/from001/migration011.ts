import { type Kysely, type Migration, sql } from 'kysely';

/** Changes of the payment of contracts with the day they are valid from, and excluded banks. */
export const migration011: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table payment_changes (
    id uuid primary key,
    account_id text not null references accounts,
    policy_number text not null references policies,
    received_at timestamptz not null,
    takes_effect_on date not null,
    handed_over boolean not null,
    change jsonb not null,
    done boolean not null
  )`,
  `create index open_payment_changes on payment_changes (policy_number) where not done`,
  `create index payment_changes_of_account on payment_changes (account_id)`,
  `create table excluded_banks (prefix text primary key)`,
];
