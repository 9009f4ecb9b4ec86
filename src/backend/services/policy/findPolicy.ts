import type { Policy } from '../../../protocol/index.ts';
import { isOfBrand } from '../../api/access.ts';
import type { Call, Store } from '../../api/Call.ts';

/** A contract the account sees at the brand's host: its own, or one of a related account (SEL-004). Null for any other. */
export async function findPolicy(
  store: Store,
  { account: { account_id: accountId }, brand }: Pick<Call, 'account' | 'brand'>,
  policyNumber: string,
): Promise<{ readonly policy: Policy; readonly fromRelatedAccount: boolean } | null> {
  const row = await store
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.account_id', 'policies.account_id')
    .select(['policies.account_id', 'data', 'detected_brands'])
    .where('policy_number', '=', policyNumber)
    .where((where) =>
      where.or([
        where('policies.account_id', '=', accountId),
        where(
          'policies.account_id',
          'in',
          store.selectFrom('related_accounts').select('partner_id').where('account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined || !isOfBrand(row.detected_brands, brand)) return null;
  return { policy: row.data, fromRelatedAccount: row.account_id !== accountId };
}
