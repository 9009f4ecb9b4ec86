import {
  type OperationCall,
  type Refusal,
  refuse,
  refuseAtLimit,
  type Store,
} from '../../api/OperationCall.ts';
import { isPassword } from '../../identity/passwords/isPassword.ts';
import { type SignIn, findSignIn } from '../../identity/findSignIn.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../../limits/listSubjects.ts';
import { reset, spend } from '../../limits/spend.ts';
import { inTransaction } from '../../store/inTransaction.ts';

type PasswordCheck = { readonly kind: 'signIn'; readonly signIn: SignIn } | Refusal;

/**
 * Returns the sign-in of the account if `password` is its password. An attempt is counted before it is checked, so that concurrent attempts
 * cannot exceed the limit. A right password resets the count.
 */
export async function checkPassword(
  call: Pick<OperationCall, 'account' | 'grantId' | 'store' | 'now'>,
  password: string,
): Promise<PasswordCheck> {
  const { store, now } = call;
  const uses = { passwordGuessesOfSession: getSessionKey(call) };
  const usedUp = await inTransaction(store, (transaction) =>
    spend(createDatabaseCounters(transaction), uses, now),
  );
  if (usedUp !== null) return refuseAtLimit(usedUp);
  const signIn = await findSignIn(store, call.account.account_id);
  const isRight = await isPassword(password, signIn?.password_hash);
  if (!isRight || signIn === undefined) return refuse(403, 'WRONG_PASSWORD');
  await reset(createDatabaseCounters(store), uses);
  return { kind: 'signIn', signIn };
}

/**
 * Finds the sign-in and locks it until the transaction ends; refuses when its password has changed since the check, or something has ended
 * access to it.
 */
export async function lockSignIn(
  store: Store,
  { account_id, password_hash, valid_from }: SignIn,
): Promise<PasswordCheck> {
  const signIn = await findSignIn(store, account_id);
  const isSame = signIn?.password_hash === password_hash && signIn.valid_from === valid_from;
  return isSame ? { kind: 'signIn', signIn } : refuse(403, 'WRONG_PASSWORD');
}
