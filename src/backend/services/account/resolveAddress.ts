import type { Account } from '../../../protocol/index.ts';
import type { Store } from '../../api/OperationCall.ts';

/** Returns the account with the address that is valid on a day: a pending address from its day on (ACC-031). */
export async function resolveAddress(
  { profile, account_id: accountId }: { readonly profile: Account; readonly account_id: string },
  store: Store,
  today: string,
): Promise<Account> {
  const pending = await store
    .selectFrom('pending_addresses')
    .select('address')
    .where('account_id', '=', accountId)
    .where('valid_from', '<=', today)
    .executeTakeFirst();
  return pending === undefined
    ? profile
    : { ...profile, address: { ...profile.address, ...pending.address } };
}
