import { type Kysely, type Migration, sql } from 'kysely';

/** Deletion of accounts: announced, postponed, done. Wrong passwords given to calls. */
export const migration003: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table deletion_jobs (
    account_id text primary key references accounts,
    state text not null check (state in ('SENT_MAIL_1', 'POSTPONED', 'SENT_MAIL_2')),
    deletes_on date not null,
    postponed_on date
  )`,
  `insert into deletion_jobs (account_id, state, deletes_on)
    select account_id, deletion_state, current_date + case deletion_state when 'POSTPONED' then 180 else 30 end
    from accounts where deletion_state is not null`,
  `alter table accounts drop column deletion_state`,
  `alter table accounts add column deleted_at timestamptz`,
  `create table wrong_passwords (
    account_id text not null references accounts,
    given_at timestamptz not null
  )`,
  `create index wrong_passwords_of_account on wrong_passwords (account_id, given_at)`,
];
