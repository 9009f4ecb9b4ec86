import { type Kysely, type Migration, sql } from 'kysely';

/** Claims get a number, the answers in the words of the form, and the stages they have reached. */
export const migration015: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create sequence claim_references`,
  `alter table claims
    add column reference text unique,
    add column answers jsonb,
    add column review_since timestamptz,
    add column decided_at timestamptz`,
  `update claims
    set reference = 'S-' || to_char(reported_at, 'YYYY') || '-' || lpad(nextval('claim_references')::text, 6, '0')`,
  `alter table claims alter column reference set not null`,
];
