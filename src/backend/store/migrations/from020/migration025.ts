import { type Kysely, type Migration, sql } from 'kysely';

/** Claims, changes and their files end after years; indexes find the old ones. */
export const migration025: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index claims_by_age on claims (reported_at)`,
  `create index policy_changes_by_age on policy_changes (received_at)`,
  `create index payment_changes_by_age on payment_changes (received_at)`,
  `create index documents_by_use on documents (used_at) where used_at is not null`,
];
