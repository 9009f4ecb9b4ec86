import { type Kysely, type Migration, sql } from 'kysely';

/** A sign-in account may have a second factor: one-time codes, passkeys, and recovery codes for the loss of both. */
export const migration037: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table second_factors (
    id uuid primary key default gen_random_uuid(),
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    browser text not null,
    secret text,
    last_step integer,
    challenge text,
    passkey jsonb,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    used_at timestamptz
  )`,
  `create index second_factors_of_user on second_factors (user_id)`,
  `create table recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
];
