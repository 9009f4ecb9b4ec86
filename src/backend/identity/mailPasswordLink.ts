import type { Brand } from '../../brand/index.ts';
import type { Store } from '../api/Call.ts';
import { passwordLinkMail } from '../mail/accountMail.ts';
import { queueAccountMail } from '../mail/queueAccountMail.ts';
import { queueMail } from '../mail/queueMail.ts';
import { type LinkReason, makePasswordLink, setPasswordPath } from './passwordLinks.ts';

export interface LinkPlace {
  readonly brand: Brand;
  /** Of the addresses customers see. */
  readonly origin: string;
  readonly now: Date;
}

/** Mails an account a link behind which it sets its password. Mails that a stranger can cause are limited, those of an operator are not. */
export async function mailPasswordLink(
  store: Store,
  { brand, origin, now }: LinkPlace,
  reason: LinkReason,
  accountId: string,
): Promise<void> {
  const token = await makePasswordLink(store, accountId, now, reason);
  const account = await store
    .selectFrom('accounts')
    .select(['account_id', 'profile'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const letter = passwordLinkMail(reason, account.profile, brand, `${origin}${setPasswordPath}/${token}`);
  if (reason === 'passwordForgotten') await queueAccountMail({ store, account, now }, letter);
  else await queueMail(store, letter, account);
}
