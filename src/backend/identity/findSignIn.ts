import type { Selectable } from 'kysely';
import type { Store } from '../api/OperationCall.ts';
import type { Tables } from '../store/Tables.ts';

export type SignIn = Selectable<Tables['users']>;

/** Finds the sign-in of an account and locks it until the transaction ends, so that two changes run one after the other. */
export async function findSignIn(store: Store, accountId: string): Promise<SignIn | undefined> {
  return store
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
