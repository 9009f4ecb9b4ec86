import { sql } from 'kysely';
import type { Database } from '../../store/openDatabase.ts';
import { settings } from '../../settings/settings.ts';
import { hour, second } from '../../settings/durations.ts';

/** Seconds after which a session ends, however much it is used. */
export const longestSession = (settings.identity.sessionMaxHours * hour) / second;

/**
 * Returns the seconds until a session ends: after `idle` seconds without use, or at its maximum length. `loginTs` and `now` in seconds.
 */
export function countSessionSeconds(idle: number, loginTs: number | undefined, now: number): number {
  return Math.max(1, Math.min(idle, (loginTs ?? now) + longestSession - now));
}

/**
 * Extends a session that is in use and returns its end, in seconds since 1970; null when it has ended. `idle` in seconds; null when the
 * session is not in use and is not extended. Updates single columns: writing the whole session could restore one that was removed in the
 * meantime.
 */
export async function extendSession(
  { query }: Database,
  brand: string,
  uid: string,
  idle: number | null,
): Promise<number | null> {
  const now = Math.floor(Date.now() / 1000);
  const session = await query
    .selectFrom('identity_records')
    .select(['id', 'payload', 'expires_at'])
    .where((record) => record.and({ brand, model: 'Session', uid }))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (session === undefined || Date.parse(session.expires_at ?? '') <= Date.now()) return null;
  if (idle === null) return Number(session.payload['exp']);
  const loginTs = Number(session.payload['loginTs'] ?? now);
  const end = now + countSessionSeconds(idle, loginTs, now);
  await query
    .updateTable('identity_records')
    .set({
      expires_at: new Date(end * 1000).toISOString(),
      payload: sql`jsonb_set(payload, '{exp}', to_jsonb(${end}::bigint))`,
    })
    .where((record) => record.and({ brand, model: 'Session', id: session.id }))
    .where('ended_at', 'is', null)
    .execute();
  return end;
}
