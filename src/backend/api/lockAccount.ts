import type { Store, StoredAccount } from './OperationCall.ts';

/**
 * Finds an account and locks it until the transaction ends, so that two calls of one account run one after the other. Returns undefined
 * when it is deleted.
 */
export function lockAccount(store: Store, accountId: string): Promise<StoredAccount | undefined> {
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
