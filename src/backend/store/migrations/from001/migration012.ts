import { type Kysely, type Migration, sql } from 'kysely';

/** Numbers of insurance confirmations: all that were ever given out, and requests for those still valid. */
export const migration012: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table evb_numbers (number text primary key)`,
  `create table evb_requests (
    number text primary key references evb_numbers,
    account_id text not null references accounts,
    policy_number text not null references policies,
    requested_on date not null,
    valid_until date not null
  )`,
  `create index evb_requests_of_account on evb_requests (account_id, requested_on)`,
];
