import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { composeMail } from './composeMail.ts';
import type { Letter } from './Letter.ts';

/** Puts a mail into the outbox; given a transaction, together with what it is about or not at all. */
export async function queueMail(store: Kysely<Tables>, letter: Letter): Promise<void> {
  const { byPost, ...mail } = await composeMail(letter);
  await store
    .insertInto('outbox')
    .values({ ...mail, by_post: byPost, attachments: '[]' })
    .execute();
}
