import { type Kysely, type Migration, sql } from 'kysely';

/** The audit log. Rows have no reference to accounts, so that they outlast a deleted account. */
export const migration028: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table audit_events (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    account_id text,
    brand text not null,
    kind text not null,
    outcome text not null check (outcome in ('done', 'refused')),
    detail text,
    times integer not null default 1,
    network text,
    browser text,
    operator text,
    reason text,
    bundle text unique
  )`,
  `create index audit_events_of_account on audit_events (account_id, at)`,
  `create index audit_events_by_time on audit_events (at, id)`,
];
