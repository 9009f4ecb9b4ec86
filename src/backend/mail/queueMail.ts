import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts a mail into the outbox; given a transaction, together with what it is about or not at all. */
export async function queueMail(store: Kysely<Tables>, mail: Mail): Promise<void> {
  await store
    .insertInto('outbox')
    .values({ ...mail, attachments: '[]', sent_at: null })
    .execute();
}
