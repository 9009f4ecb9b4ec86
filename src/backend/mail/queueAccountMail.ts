import type { Kysely } from 'kysely';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { LimitReached } from '../limits/LimitReached.ts';
import { spend } from '../limits/spend.ts';
import type { Tables } from '../store/Tables.ts';
import type { Letter } from './Letter.ts';
import { queueMail } from './queueMail.ts';

export interface MailCause {
  /** A transaction. */
  readonly store: Kysely<Tables>;
  readonly account: { readonly account_id: string };
  readonly now: Date;
}

/** Puts a mail into the outbox that an account has caused. Throws `LimitReached` when the account has caused too many. */
export async function queueAccountMail({ store, account, now }: MailCause, letter: Letter): Promise<void> {
  const usedUp = await spend(createDatabaseCounters(store), { mailsOfAccount: account.account_id }, now);
  if (usedUp !== null) throw new LimitReached(usedUp);
  await queueMail(store, letter, account);
}
