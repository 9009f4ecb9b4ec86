import type { Store, StoredAccount } from './OperationCall.ts';

/**
 * The account as it is now, locked until the transaction ends: two calls of one account come one after the other, and the second sees
 * what the first has changed. Undefined once it is deleted.
 */
export function lockedAccount(store: Store, accountId: string): Promise<StoredAccount | undefined> {
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
