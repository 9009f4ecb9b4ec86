import type { Brand } from '../../../brand/index.ts';
import type { Policy } from '../../../protocol/index.ts';
import { isOfBrand } from '../../api/access.ts';
import { respondWith, type Handler, type Store } from '../../api/OperationCall.ts';
import { createEntityTag } from './createEntityTag.ts';
import { maskRelatedPolicy } from '../../../domain/maskRelatedPolicy.ts';
import { applyDueChanges, selectPolicies } from './selectPolicies.ts';

/** Returns own contracts and those of related accounts. An account found under another brand sees none (AUTH-012). */
export const getPolicies: Handler<'getPolicies'> = async ({ account, store, brand, today }) => {
  const detectedBrands = [...account.detected_brands];
  if (!isOfBrand(detectedBrands, brand)) return respondWith({ policies: [], detectedBrands });

  const policies = await loadPolicies(store, account.account_id, today);
  const relationPolicies = await loadRelationPolicies(store, account.account_id, { brand, today });
  return respondWith({
    policies,
    ...(Object.keys(relationPolicies).length === 0 ? {} : { relationPolicies }),
    detectedBrands,
  });
};

async function loadPolicies(store: Store, accountId: string, today: string): Promise<Policy[]> {
  const rows = await selectPolicies(store)
    .where('policies.account_id', '=', accountId)
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const policy = applyDueChanges(row, today);
    return { ...policy, etag: createEntityTag(policy) };
  });
}

async function loadRelationPolicies(
  store: Store,
  accountId: string,
  { brand, today }: { readonly brand: Brand | null; readonly today: string },
): Promise<Record<string, Policy[]>> {
  const partners = await store
    .selectFrom('related_accounts')
    .innerJoin('accounts', 'accounts.account_id', 'partner_id')
    .select(['partner_id', 'detected_brands'])
    .where('related_accounts.account_id', '=', accountId)
    .orderBy('partner_id')
    .execute();
  const relations: Record<string, Policy[]> = {};
  for (const { partner_id, detected_brands } of partners) {
    if (!isOfBrand(detected_brands, brand)) continue;
    const policies = await loadPolicies(store, partner_id, today);
    relations[partner_id] = policies.map(maskRelatedPolicy);
  }
  return relations;
}
