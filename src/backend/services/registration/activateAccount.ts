import {
  type OperationCall,
  type HandlerResponse,
  type Refusal,
  refuse,
  type SlowHandler,
  type Store,
  type StoredAccount,
} from '../../api/OperationCall.ts';
import { lockAccount } from '../../api/lockAccount.ts';
import { isPassword } from '../../identity/passwords/isPassword.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import { type ActivationCode, findLastCode } from './ActivationCode.ts';
import { isActivated } from './rules.ts';
import { settings } from '../../settings/settings.ts';

/** Activates the account if the code is the one that was sent for this contract. A code allows few wrong attempts. */
export const activateAccount: SlowHandler<'activateAccount'> = {
  async prepare({ account, body, store, now }) {
    if (body.accountId !== account.account_id) return refuse(403, 'FORBIDDEN');
    const spent = await inTransaction(store, (transaction) => useAttempt(transaction, account, now));
    if (spent.kind === 'refusal') return spent;
    const { code } = spent;
    // Codes are printed in capitals and in groups, but small letters and codes without groups are accepted.
    const typed = body.activationCode.replaceAll(/[ -]/g, '').toUpperCase();
    const matches = code !== undefined && (await isPassword(typed, code.code_hash));
    if (!matches || code.policy_number !== body.policyNumber) return refuse(422, 'INVALID_CODE');
    return (call) => activate(call, code);
  },
};

type CodeAttempt = { readonly kind: 'code'; readonly code: ActivationCode | undefined } | Refusal;

/** Returns the code with one attempt less if it is still valid; an attempt is counted before it is checked. */
async function useAttempt(store: Store, account: StoredAccount, now: Date): Promise<CodeAttempt> {
  const { account_id } = account;
  const current = (await lockAccount(store, account_id)) ?? account;
  if (isActivated(current, await findLastCode(store, account_id))) return refuse(409, 'ALREADY_ACTIVATED');
  const code = await store
    .updateTable('activation_codes')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('account_id', '=', account_id)
    .where('expires_at', '>', now.toISOString())
    .where('failures', '<', settings.activationCode.tries)
    .returningAll()
    .executeTakeFirst();
  return { kind: 'code', code };
}

async function activate(
  { store, account, now }: OperationCall<'activateAccount'>,
  { code_hash, account_id }: ActivationCode,
): Promise<HandlerResponse<undefined>> {
  const code = await findLastCode(store, account_id);
  if (isActivated(account, code)) return refuse(409, 'ALREADY_ACTIVATED');
  if (code?.code_hash !== code_hash) return refuse(422, 'INVALID_CODE');
  await store
    .updateTable('activation_codes')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .execute();
  await store.updateTable('accounts').set({ activated: true }).where('account_id', '=', account_id).execute();
  return { kind: 'answer', status: 204 };
}
