import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A sign-in account has a moment since which what is issued to it is valid. Records of the provider name the sign-in account they belong
 * to, and ended sessions stay as marks. A new e-mail address names the session that asked for it.
 */
export const migration019: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table users add column valid_from timestamptz not null default 'epoch'`,
  `alter table users add column valid_grant text`,
  `alter table identity_records add column user_id text`,
  `alter table identity_records add column ended_at timestamptz`,
  `update identity_records set user_id = coalesce(payload->>'accountId', payload->'result'->'login'->>'accountId')`,
  `create index identity_records_of_user on identity_records (user_id)`,
  `alter table pending_emails add column grant_id text`,
];
