import { sql } from 'kysely';
import { normalizeEmail } from '../../../plain/normalizeEmail.ts';
import { refuse, type SlowHandler, type Store } from '../../api/OperationCall.ts';
import { removeSignIn } from '../../identity/changeSignIn.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Account, Policy } from '../../../protocol/index.ts';
import { checkPassword, lockSignIn } from '../authentication/checkPassword.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import written from './accountDeletedMail.de.json' with { type: 'json' };

const accountDeletedMail = createAccountMail('accountDeletedMail', written);

/**
 * Deletes an account (API-010). Removes its sign-in, sessions, notifications and links to other accounts, and its personal data from the
 * profile and the contracts. Contracts and claims stay under the bare account number, because insurers have to keep them.
 */
export const deleteAccount: SlowHandler<'deleteAccount'> = {
  async prepare(call) {
    const checked = await checkPassword(call, call.body.password);
    if (checked.kind === 'refusal') return checked;
    if (normalizeEmail(call.body.email) !== checked.signIn.login) return refuse(422, 'OTHER_EMAIL');

    return async ({ account, store, now, brand }) => {
      const locked = await lockSignIn(store, checked.signIn);
      if (locked.kind === 'refusal') return locked;
      await removeSignIn(store, locked.signIn);
      await forget(store, account.account_id, now.toISOString());
      await queueMail(store, accountDeletedMail({ account: account.profile, brand }), null);
      return { kind: 'answer', status: 204 };
    };
  },
};

const personal = [
  'notifications',
  'deletion_jobs',
  'name_changes',
  'pending_addresses',
  'faults',
  'documents',
  'drafts',
  'sent_drafts',
  'evb_requests',
  'papers',
  'read_documents',
  'activation_codes',
  'idempotency_keys',
  'outbox',
  'pending_emails',
  'password_links',
] as const;

async function forget(store: Store, accountId: string, deleted_at: string): Promise<void> {
  for (const table of personal) await store.deleteFrom(table).where('account_id', '=', accountId).execute();
  await store
    .deleteFrom('related_accounts')
    .where((row) => row.or([row('account_id', '=', accountId), row('partner_id', '=', accountId)]))
    .execute();
  await store
    .updateTable('policy_changes')
    .set({ change: sql<string>`change - 'address'` })
    .where('account_id', '=', accountId)
    .execute();
  await store.updateTable('claims').set({ answers: null }).where('account_id', '=', accountId).execute();
  await store
    .updateTable('payment_changes')
    .set({ change: sql<string>`change - 'bankAccount'` })
    .where('account_id', '=', accountId)
    .execute();
  const policies = await store
    .selectFrom('policies')
    .select(['policy_number', 'data'])
    .where('account_id', '=', accountId)
    .execute();
  for (const { policy_number, data } of policies) {
    await store
      .updateTable('policies')
      .set({ data: JSON.stringify(removePerson(data)) })
      .where('policy_number', '=', policy_number)
      .execute();
  }
  const erasedProfile: Account = { accountId, email: '', salutation: 'UNDEFINED' };
  await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify(erasedProfile), last_consent_change: null, deleted_at })
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns a contract without the holders of vehicle and bank account, as it is kept after the account was deleted. */
function removePerson({ paymentDetails, risks, ...policy }: Policy): Policy {
  const { bankAccount: _bankAccount, ...payment } = paymentDetails;
  return {
    ...policy,
    paymentDetails: payment,
    risks: risks.map(({ vehicleHolder: _vehicleHolder, ...risk }) => risk),
  };
}
