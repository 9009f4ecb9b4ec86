import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { composeMail } from './composeMail.ts';
import type { Letter } from './Letter.ts';

/**
 * Puts a mail into the outbox, in a transaction together with the change it reports. The mail is dropped when `account` is deleted before
 * it is sent; without an account it is always sent.
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
