import { type Kysely, type Migration, sql } from 'kysely';

/** Limits are counted in one table, in place of four. Counts under way begin anew. */
export const migration018: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table limit_counters (
    key text primary key,
    count integer not null,
    until timestamptz not null
  )`,
  `create index limit_counters_by_end on limit_counters (until)`,
  `drop table attempts`,
  `drop table wrong_passwords`,
  `drop table failed_identifications`,
  `drop table mail_counts`,
];
