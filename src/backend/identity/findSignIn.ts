import type { Selectable } from 'kysely';
import { lockAccount } from '../api/lockAccount.ts';
import type { Store } from '../api/OperationCall.ts';
import type { Tables } from '../store/Tables.ts';

export type SignIn = Selectable<Tables['users']>;

/**
 * Finds the sign-in of an account and locks it until the transaction ends, so that two changes run one after the other. The account is
 * locked before its sign-in everywhere: two transactions with another order would wait for each other.
 */
export async function findSignIn(store: Store, accountId: string): Promise<SignIn | undefined> {
  if ((await lockAccount(store, accountId)) === undefined) return undefined;
  return store
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds the sign-in of a brand by its address in lower case, and locks it like `findSignIn`. */
export async function findSignInByLogin(
  store: Store,
  brandId: string,
  login: string,
): Promise<SignIn | undefined> {
  const user = await store
    .selectFrom('users')
    .select('account_id')
    .where('brand', '=', brandId)
    .where('login', '=', login)
    .executeTakeFirst();
  const signIn = user && (await findSignIn(store, user.account_id));
  // The address may have changed while this waited for the lock.
  return signIn?.login === login && signIn.brand === brandId ? signIn : undefined;
}
