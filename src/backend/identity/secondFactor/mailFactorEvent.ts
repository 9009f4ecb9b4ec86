import type { Brand } from '../../../brand/index.ts';
import type { Store } from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import recoveryCodes from './recoveryCodesMail.de.json' with { type: 'json' };
import recoveryCodeUsed from './recoveryCodeUsedMail.de.json' with { type: 'json' };
import secondFactorAdded from './secondFactorAddedMail.de.json' with { type: 'json' };
import secondFactorRemoved from './secondFactorRemovedMail.de.json' with { type: 'json' };
import secondStepGuesses from './secondStepGuessesMail.de.json' with { type: 'json' };

/** The mail for each event. */
const mails = {
  added: createAccountMail('secondFactorAddedMail', secondFactorAdded),
  removed: createAccountMail('secondFactorRemovedMail', secondFactorRemoved),
  codesRenewed: createAccountMail('recoveryCodesMail', recoveryCodes),
  codeUsed: createAccountMail('recoveryCodeUsedMail', recoveryCodeUsed),
  guesses: createAccountMail('secondStepGuessesMail', secondStepGuesses),
} as const;

/** Tells the owner of an account by mail what happened to the second factor of the sign-in. */
export async function mailFactorEvent(
  store: Store,
  event: keyof typeof mails,
  { accountId, brand }: { readonly accountId: string; readonly brand: Brand | null },
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const account = await store
    .selectFrom('accounts')
    .select(['account_id', 'profile'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await queueMail(store, mails[event]({ account: account.profile, brand, values }), account);
}
