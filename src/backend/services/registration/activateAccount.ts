import { type Handler, refuse, type Store } from '../../api/Call.ts';
import { passwordMatches } from '../../identity/passwordMatches.ts';
import { type ActivationCode, lastCode } from './ActivationCode.ts';
import { accountRefusal, limits } from './rules.ts';

/** Activates the account if the code is the one that was sent for this contract. Each wrong try costs the code one of its lives. */
export const activateAccount: Handler<'activateAccount'> = async ({ account, body, store, now }) => {
  const { account_id } = account;
  if (body.accountId !== account_id) return refuse(403, 'FORBIDDEN');
  const refused = accountRefusal(account, await lastCode(store, account_id));
  if (refused !== null) return refused;

  const code = await spendTry(store, account_id, now);
  // Codes are printed in capitals: typed small they are still the same code.
  const matches = await passwordMatches(body.activationCode.toUpperCase(), code?.code_hash);
  if (!matches || code?.policy_number !== body.policyNumber) return refuse(422, 'INVALID_CODE');

  await store
    .updateTable('activation_codes')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .execute();
  await store.updateTable('accounts').set({ activated: true }).where('account_id', '=', account_id).execute();
  return { kind: 'answer', status: 204 };
};

/** The code if it can still be entered, with one try less; an attempt is counted before it is checked. */
function spendTry(store: Store, accountId: string, now: Date): Promise<ActivationCode | undefined> {
  return store
    .updateTable('activation_codes')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .where('failures', '<', limits.codeTries)
    .returningAll()
    .executeTakeFirst();
}
