import { asRecord } from '../../plain/isRecord.ts';
import { sql } from 'kysely';
import type { Store } from '../api/OperationCall.ts';

/**
 * Removes sessions, grants and refresh tokens of a user, except those of the sign-in `keptGrant`. Access tokens are not stored; they expire
 * within five minutes.
 */
export async function endSessions(store: Store, userId: string, keptGrant: string | null): Promise<void> {
  const records = await store
    .selectFrom('identity_records')
    .select(['model', 'id', 'grant_id', 'payload'])
    .where(sql`payload->>'accountId'`, '=', userId)
    .execute();
  for (const { model, id, grant_id, payload } of records) {
    const grants = model === 'Grant' ? [id] : [grant_id, ...listSessionGrants(payload['authorizations'])];
    if (keptGrant !== null && grants.includes(keptGrant)) continue;
    await store.deleteFrom('identity_records').where('model', '=', model).where('id', '=', id).execute();
  }
}

/** Lists the grants of a session, one for each client it was used for. */
function listSessionGrants(authorizations: unknown): readonly unknown[] {
  return Object.values(asRecord(authorizations)).map((one) => asRecord(one)['grantId'] ?? null);
}
