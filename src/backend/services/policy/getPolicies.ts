import type { Policy } from '../../../protocol/index.ts';
import { answer, type Handler, refuse, type Store } from '../../api/Call.ts';

/** Own contracts and those of related accounts. An account found under another brand sees none (AUTH-012). */
export const getPolicies: Handler<'getPolicies'> = async ({ account, store, brand }) => {
  if (!account.activated) return refuse(403, 'NOT_ACTIVATED');
  const detectedBrands = [...account.detected_brands];
  const realm = (brand?.realm ?? '').toLowerCase();
  const belongsHere =
    detectedBrands.length === 0 || detectedBrands.some((name) => name.toLowerCase() === realm);
  if (brand !== null && !belongsHere) return answer({ policies: [], detectedBrands });

  const policies = await policiesOf(store, account.account_id);
  const relationPolicies = await relationPoliciesOf(store, account.account_id);
  return answer({
    policies,
    ...(Object.keys(relationPolicies).length === 0 ? {} : { relationPolicies }),
    detectedBrands,
  });
};

async function policiesOf(store: Store, accountId: string): Promise<Policy[]> {
  const rows = await store
    .selectFrom('policies')
    .select('data')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => data);
}

async function relationPoliciesOf(store: Store, accountId: string): Promise<Record<string, Policy[]>> {
  const partners = await store
    .selectFrom('related_accounts')
    .select('partner_id')
    .where('account_id', '=', accountId)
    .orderBy('partner_id')
    .execute();
  const relations: Record<string, Policy[]> = {};
  for (const { partner_id } of partners) {
    const policies = await policiesOf(store, partner_id);
    relations[partner_id] = policies.map((policy) => ({ ...policy, isPartnerPolicy: true }));
  }
  return relations;
}
