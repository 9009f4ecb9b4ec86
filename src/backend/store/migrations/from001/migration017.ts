import { type Kysely, type Migration, sql } from 'kysely';

/** Documents may belong to a report of a claim. */
export const migration017: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table documents add column claim_id uuid references claims on delete cascade`,
  `alter table documents add column name text`,
  `create index documents_of_claim on documents (claim_id) where claim_id is not null`,
];
