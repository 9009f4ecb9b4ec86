import type { Account, Policy } from '../../../protocol/index.ts';
import { isOfBrand } from '../../api/access.ts';
import type { OperationCall } from '../../api/OperationCall.ts';
import { maskRelatedPolicy } from '../../../domain/maskRelatedPolicy.ts';
import { applyDueChanges, selectPolicies } from './selectPolicies.ts';

export interface FoundPolicy {
  readonly policy: Policy;
  /** The account that the contract belongs to. */
  readonly owner: Account;
  readonly fromRelatedAccount: boolean;
}

/**
 * Finds a contract that the account sees at the brand's host: its own, or one of a related account (SEL-004). Returns null for any other.
 */
export async function findPolicy(
  {
    store,
    account: { account_id: accountId },
    brand,
    today,
  }: Pick<OperationCall, 'store' | 'account' | 'brand' | 'today'>,
  policyNumber: string,
): Promise<FoundPolicy | null> {
  const row = await selectPolicies(store)
    .select(['policies.account_id', 'detected_brands'])
    .where('policies.policy_number', '=', policyNumber)
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
  const policy = applyDueChanges(row, today);
  const fromRelatedAccount = row.account_id !== accountId;
  return {
    policy: fromRelatedAccount ? maskRelatedPolicy(policy) : policy,
    owner: row.profile,
    fromRelatedAccount,
  };
}
