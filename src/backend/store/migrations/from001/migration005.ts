import { type Kysely, type Migration, sql } from 'kysely';

/** Documents that customers upload, in blocks of base64. Base64 does not get smaller by compression, so it is not tried. */
export const migration005: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table documents (
    id uuid primary key,
    account_id text not null references accounts,
    state text not null check (state in ('pending', 'done')),
    media_type text not null,
    size integer not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index documents_of_account on documents (account_id, created_at)`,
  `create index documents_by_age on documents (created_at) where used_at is null`,
  `create table document_blocks (
    document_id uuid not null references documents on delete cascade,
    position integer not null,
    content text not null,
    primary key (document_id, position)
  )`,
  `alter table document_blocks alter column content set storage external`,
];
