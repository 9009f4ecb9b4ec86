import { type Kysely, type Migration, sql } from 'kysely';

/** Open sessions of sign-in accounts, which their owners see and end, with the time of the last proof that it is the owner. */
export const migration032: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table open_sessions (
    id uuid primary key default gen_random_uuid(),
    grant_id text not null unique,
    session_uid text not null,
    user_id text not null references users (id) on delete cascade,
    browser text not null,
    signed_in_at timestamptz not null,
    confirmed_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create index open_sessions_of_user on open_sessions (user_id)`,
];
