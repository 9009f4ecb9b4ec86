import type { Policy } from '../../../protocol/index.ts';
import type { Store } from '../../api/Call.ts';

/** A contract the account sees: its own, or one of a related account (SEL-004). Null for any other. */
export async function findPolicy(
  store: Store,
  accountId: string,
  policyNumber: string,
): Promise<{ readonly policy: Policy; readonly fromRelatedAccount: boolean } | null> {
  const row = await store
    .selectFrom('policies')
    .select(['account_id', 'data'])
    .where('policy_number', '=', policyNumber)
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        where(
          'account_id',
          'in',
          store.selectFrom('related_accounts').select('partner_id').where('account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : { policy: row.data, fromRelatedAccount: row.account_id !== accountId };
}
