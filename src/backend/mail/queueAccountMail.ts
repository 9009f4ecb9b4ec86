import { sql, type Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import type { Letter } from './Letter.ts';
import { queueMail } from './queueMail.ts';

/** Nobody needs more; whoever does floods somebody's mailbox. */
const mailsPerDay = 60;

/** Thrown where a mail would be one too many, so that what it belongs to does not happen either. */
export class TooManyMails extends Error {
  override readonly name = 'TooManyMails';
}

/** Puts a mail into the outbox that an account has caused. Mails are limited by account and day. */
export async function queueAccountMail(
  {
    store,
    account,
    today,
  }: {
    readonly store: Kysely<Tables>;
    readonly account: { readonly account_id: string };
    readonly today: string;
  },
  letter: Letter,
): Promise<void> {
  const { count } = await store
    .insertInto('mail_counts')
    .values({ account_id: account.account_id, day: today, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet({ count: sql<number>`mail_counts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > mailsPerDay) throw new TooManyMails();
  await queueMail(store, letter, account);
}
