import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts attempts to sign in in the database; stores no content of sent mails, and no plain hash of requests (some bodies contain a
 * password).
 */
export const migration006: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table attempts (
    key text primary key,
    count integer not null,
    until timestamptz not null
  )`,
  `create index attempts_by_age on attempts (until)`,
  `delete from idempotency_keys`,
  `alter table idempotency_keys rename column body_hash to body_digest`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `alter table outbox add column account_id text references accounts, add column reply_to text not null default ''`,
  `update outbox set "from" = '', "to" = '', subject = '', text = '', html = null, attachments = '[]'
    where sent_at is not null`,
  `create index outbox_of_account on outbox (account_id) where account_id is not null`,
  `create index outbox_sent on outbox (sent_at) where sent_at is not null`,
];
