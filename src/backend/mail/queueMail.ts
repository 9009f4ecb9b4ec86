import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { composeMail } from './composeMail.ts';
import type { Letter } from './Letter.ts';

/**
 * Puts a mail into the outbox; given a transaction, together with what it is about or not at
 * all. It goes no more when `account` is deleted before; without one it goes in any case.
 */
export async function queueMail(
  store: Kysely<Tables>,
  letter: Letter,
  account: { readonly account_id: string } | null,
): Promise<void> {
  const { byPost, replyTo, ...mail } = await composeMail(letter);
  await store
    .insertInto('outbox')
    .values({
      ...mail,
      reply_to: replyTo,
      by_post: byPost,
      account_id: account?.account_id ?? null,
      attachments: JSON.stringify(letter.attachments ?? []),
    })
    .execute();
}
