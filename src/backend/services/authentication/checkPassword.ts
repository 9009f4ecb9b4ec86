import { type Call, type Refusal, refuse, type Store } from '../../api/Call.ts';
import { lockedAccount } from '../../api/lockedAccount.ts';
import { passwordMatches } from '../../identity/passwordMatches.ts';
import { type SignIn, signInOfAccount } from '../../identity/signInOfAccount.ts';
import { inTransaction } from '../../store/inTransaction.ts';

const mostTries = 5;
const windowLength = 15 * 60_000;

type Checked = { readonly kind: 'signIn'; readonly signIn: SignIn } | Refusal;

/**
 * The sign-in of the account, if `password` is its password. Five tries within 15 minutes are looked at, and a try is counted before it
 * is: however many come at once, the sixth is refused unseen. A right password forgets the wrong ones.
 */
export async function checkPassword(
  { account, store, now }: Pick<Call, 'account' | 'store' | 'now'>,
  password: string,
): Promise<Checked> {
  const { account_id } = account;
  const locked = await inTransaction(store, (transaction) => spendTry(transaction, account_id, now));
  if (locked !== null) return locked;
  const signIn = await signInOfAccount(store, account_id);
  const isRight = await passwordMatches(password, signIn?.password_hash);
  if (!isRight || signIn === undefined) return refuse(403, 'WRONG_PASSWORD');
  await store
    .deleteFrom('wrong_passwords')
    .where('account_id', '=', account_id)
    .where('given_at', '<=', now.toISOString())
    .execute();
  return { kind: 'signIn', signIn };
}

/** The sign-in as it is now, locked until the transaction ends; refused when it has another password than the one that was checked. */
export async function lockSignIn(store: Store, { account_id, password_hash }: SignIn): Promise<Checked> {
  const signIn = await signInOfAccount(store, account_id);
  return signIn?.password_hash === password_hash ? { kind: 'signIn', signIn } : refuse(403, 'WRONG_PASSWORD');
}

/** Why no password is looked at now; null when one is. */
async function spendTry(store: Store, account_id: string, now: Date): Promise<Refusal | null> {
  await lockedAccount(store, account_id);
  const since = new Date(now.getTime() - windowLength).toISOString();
  await store
    .deleteFrom('wrong_passwords')
    .where('account_id', '=', account_id)
    .where('given_at', '<=', since)
    .execute();
  const tries = await store
    .selectFrom('wrong_passwords')
    .select('given_at')
    .where('account_id', '=', account_id)
    .orderBy('given_at')
    .execute();
  const oldest = tries.at(-mostTries);
  if (oldest !== undefined) {
    const retryAfter = Math.ceil((Date.parse(oldest.given_at) + windowLength - now.getTime()) / 1000);
    return { ...refuse(429, 'TOO_MANY_REQUESTS'), retryAfter };
  }
  await store.insertInto('wrong_passwords').values({ account_id, given_at: now.toISOString() }).execute();
  return null;
}
