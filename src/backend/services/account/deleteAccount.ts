import { type Handler, refuse, type Store } from '../../api/Call.ts';
import { removeSignIn } from '../../identity/changeSignIn.ts';
import { signInOfAccount } from '../../identity/signInOfAccount.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Account } from '../../../protocol/index.ts';
import { passwordRefusal } from '../authentication/passwordRefusal.ts';
import { accountMail } from '../../mail/accountMail.ts';

/**
 * Deletes an account (API-010): its sign-in, sessions, notifications and links to other accounts are gone, its person is taken out of
 * the profile. Contracts and claims stay under the bare account number, because insurers have to keep them.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { account, body, store, now, brand } = call;
  if (account.demo) return refuse(403, 'DEMO_ACCOUNT');
  const signIn = await signInOfAccount(store, account.account_id);
  const refusal = await passwordRefusal(call, signIn, body.password);
  if (refusal !== null || signIn === undefined) return refusal ?? refuse(403, 'WRONG_PASSWORD');
  if (body.email.toLowerCase() !== signIn.login) return refuse(422, 'OTHER_EMAIL');

  await queueMail(store, accountMail('accountDeleted', account.profile, brand));
  await removeSignIn(store, signIn);
  await forget(store, account.account_id, now.toISOString());
  return { kind: 'answer', status: 204 };
};

const personal = [
  'notifications',
  'deletion_jobs',
  'wrong_passwords',
  'name_changes',
  'pending_addresses',
  'faults',
] as const;

async function forget(store: Store, accountId: string, deleted_at: string): Promise<void> {
  for (const table of personal) await store.deleteFrom(table).where('account_id', '=', accountId).execute();
  await store
    .deleteFrom('documents')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await store
    .deleteFrom('related_accounts')
    .where((row) => row.or([row('account_id', '=', accountId), row('partner_id', '=', accountId)]))
    .execute();
  const nobody: Account = { accountId, email: '', salutation: 'UNDEFINED' };
  await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify(nobody), last_consent_change: null, deleted_at })
    .where('account_id', '=', accountId)
    .execute();
}
