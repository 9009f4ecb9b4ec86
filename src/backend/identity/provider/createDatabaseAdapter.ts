import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../store/openDatabase.ts';

type Query = Database['query'];

/**
 * Stores the records of a brand's provider (sessions, grants, codes, refresh tokens) in `identity_records`. Records of another brand's
 * provider are not found.
 */
export function createDatabaseAdapter(query: Query, brand: string, model: string): Adapter {
  async function found(
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> {
    const record = await query
      .selectFrom('identity_records')
      .select(['payload', 'expires_at', 'consumed_at'])
      .where((record) => record.and({ brand, model, [column]: value }))
      .executeTakeFirst();
    if (!record || (record.expires_at !== null && Date.parse(record.expires_at) <= Date.now()))
      return undefined;
    const consumed = record.consumed_at === null ? {} : { consumed: toEpochSeconds(record.consumed_at) };
    return { ...record.payload, ...consumed };
  }

  async function remove(those: Readonly<Record<string, string>>): Promise<void> {
    await query
      .deleteFrom('identity_records')
      .where((record) => record.and(those))
      .execute();
  }

  return {
    async upsert(id, payload, expiresIn) {
      const record = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000).toISOString() : null,
      };
      await query
        .insertInto('identity_records')
        .values({ brand, model, id, ...record, consumed_at: null })
        .onConflict((conflict) =>
          conflict.columns(['model', 'id']).doUpdateSet(record).where('identity_records.brand', '=', brand),
        )
        .execute();
    },
    find: (id) => found('id', id),
    findByUid: (uid) => found('uid', uid),
    findByUserCode: (code) => found('user_code', code),
    async consume(id) {
      const { numUpdatedRows } = await query
        .updateTable('identity_records')
        .set({ consumed_at: new Date().toISOString() })
        .where((record) => record.and({ brand, model, id }))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // The provider reads a record before it consumes it; of two requests at once only one may succeed.
      if (numUpdatedRows === 0n) {
        const { errors } = await import('oidc-provider');
        throw new errors.InvalidGrant(`${model} was used by another request`);
      }
    },
    destroy: (id) => remove({ brand, model, id }),
    revokeByGrantId: (grantId) => remove({ brand, model, grant_id: grantId }),
  };
}

const toEpochSeconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000);
