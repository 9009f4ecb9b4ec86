import type { Brand } from '../../../brand/index.ts';
import type { Store } from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { type LinkReason, makePasswordLink, setPasswordPath } from '../passwordLinks.ts';
import invitation from './invitationMail.de.json' with { type: 'json' };
import passwordForgotten from './passwordForgottenMail.de.json' with { type: 'json' };
import passwordReset from './passwordResetMail.de.json' with { type: 'json' };

/** The mail for each reason. */
const mails = {
  invitation: createAccountMail('invitationMail', invitation),
  passwordReset: createAccountMail('passwordResetMail', passwordReset),
  passwordForgotten: createAccountMail('passwordForgottenMail', passwordForgotten),
} as const satisfies Readonly<Record<LinkReason, unknown>>;

export interface LinkPlace {
  readonly brand: Brand;
  /** The origin of the addresses customers see. */
  readonly origin: string;
  readonly now: Date;
}

/** Mails an account a link to set its password. The caller limits the mails that a stranger can cause. */
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
  const address = `${origin}${setPasswordPath}/${token}`;
  const letter = mails[reason]({ account: account.profile, brand, address });
  await queueMail(store, letter, account);
}
