import type { Selectable } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import type { Tables } from '../../store/Tables.ts';

export type StoredClaim = Selectable<Tables['claims']>;

/** Finds the claims of an account, the newest first. */
export function findClaims(store: Store, accountId: string): Promise<StoredClaim[]> {
  return store
    .selectFrom('claims')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('reported_at', 'desc')
    .orderBy('reference', 'desc')
    .execute();
}

/** Finds a claim of an account; null when there is none, or when the id has another form. */
export async function findClaim(
  store: Store,
  accountId: string,
  claimId: string,
): Promise<StoredClaim | null> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(claimId)) return null;
  const found = await store
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', claimId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? null;
}
