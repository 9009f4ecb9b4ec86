import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import type { Database } from '../../store/openDatabase.ts';
import { createMark } from '../validity/endAccess.ts';
import { findUserId, isRecordValid } from '../validity/storedModels.ts';
import { settings } from '../../settings/settings.ts';

type Query = Database['query'];

/**
 * Stores the records of a brand's provider (sessions, grants, codes, refresh tokens) in `identity_records`. Records of another brand's
 * provider are not found, nor those issued before access to their sign-in account ended.
 */
export function createDatabaseAdapter(query: Query, brand: string, model: string): Adapter {
  const own = { brand, model };
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
        user_id: findUserId(model, payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000).toISOString() : null,
      };
      await query
        .insertInto('identity_records')
        .values({ brand, model, id, ...record, consumed_at: null })
        .onConflict((conflict) =>
          conflict
            .columns(['model', 'id'])
            .doUpdateSet({ ...record, payload: keepState })
            .where('identity_records.brand', '=', brand)
            .where('identity_records.ended_at', 'is', null),
        )
        .execute();
      if (model === 'RefreshToken') await removeOldTokens(query, { ...own, grant_id: record.grant_id });
    },
    find: (id) => findRecord(query, own, 'id', id),
    findByUid: (uid) => findRecord(query, own, 'uid', uid),
    findByUserCode: (code) => findRecord(query, own, 'user_code', code),
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
    destroy: (id) => (model === 'Session' ? endSession(query, own, id) : remove({ brand, model, id })),
    revokeByGrantId: (grantId) => remove({ brand, model, grant_id: grantId }),
  };
}

/**
 * The payload of a record that is stored again. A session keeps the state of a sign-out that has begun in another window: without it, the
 * window could not finish it.
 */
const keepState = sql<string>`
  jsonb_strip_nulls(jsonb_build_object('state', identity_records.payload->'state')) || excluded.payload`;

interface ModelOfBrand {
  /** Id of the brand. */
  readonly brand: string;
  readonly model: string;
}

/** Finds a valid record of a brand's provider; undefined for one that has expired or ended. */
async function findRecord(
  query: Query,
  { brand, model }: ModelOfBrand,
  column: 'id' | 'uid' | 'user_code',
  value: string,
): Promise<AdapterPayload | undefined> {
  const record = await query
    .selectFrom('identity_records as record')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'record.user_id').onRef('users.brand', '=', 'record.brand'),
    )
    .select(['payload', 'expires_at', 'consumed_at', 'user_id'])
    .select(['users.disabled_at', 'users.valid_from', 'users.valid_grant'])
    .where('record.brand', '=', brand)
    .where('record.model', '=', model)
    .where(`record.${column}`, '=', value)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!record || (record.expires_at !== null && Date.parse(record.expires_at) <= Date.now()))
    return undefined;
  const { payload, user_id, valid_from, valid_grant, disabled_at } = record;
  if (user_id !== null) {
    const isKnown = valid_from !== null;
    if (!isKnown || !isRecordValid(model, payload, { valid_from, valid_grant, disabled_at }))
      return undefined;
  }
  const consumed = record.consumed_at === null ? {} : { consumed: toEpochSeconds(record.consumed_at) };
  return { ...payload, ...consumed };
}

/** Marks a session as ended: a request under way stores its session at its end, and would bring back one that is gone. */
async function endSession(query: Query, { brand, model }: ModelOfBrand, id: string): Promise<void> {
  const mark = createMark();
  await query
    .insertInto('identity_records')
    .values({ brand, model, id, grant_id: null, uid: null, user_code: null, consumed_at: null, ...mark })
    .onConflict((conflict) =>
      conflict.columns(['model', 'id']).doUpdateSet(mark).where('identity_records.brand', '=', brand),
    )
    .execute();
}

/** Removes what a grant has beyond its number of tokens: those that were used, then the oldest. */
async function removeOldTokens(
  query: Query,
  tokens: ModelOfBrand & { readonly grant_id: string | null },
): Promise<void> {
  await query
    .deleteFrom('identity_records')
    .where((record) => record.and(tokens))
    .where('id', 'in', (old) =>
      old
        .selectFrom('identity_records')
        .select('id')
        .where((record) => record.and(tokens))
        .orderBy(sql`consumed_at is not null`)
        .orderBy(sql`(payload->>'iat')::bigint`, 'desc')
        .offset(settings.identity.refreshTokensPerGrant),
    )
    .execute();
}

const toEpochSeconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000);
