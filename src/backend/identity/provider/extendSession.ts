import { sql } from 'kysely';
import type { Database } from '../../store/openDatabase.ts';
import { settings } from '../../settings/settings.ts';
import { hour, second } from '../../settings/durations.ts';

/** Seconds after which a sign-in ends, however much it is used. */
export const longestSession = (settings.identity.sessionMaxHours * hour) / second;

/** How many seconds a session has from now on: until it was idle for `idle` seconds, or its day is over. `loginTs`, `now` in seconds. */
export function sessionSeconds(idle: number, loginTs: number | undefined, now: number): number {
  return Math.max(1, Math.min(idle, (loginTs ?? now) + longestSession - now));
}

/**
 * When a session ends, in seconds since 1970; null where it has ended. One that somebody still uses lasts longer. It is changed in place:
 * writing it as a whole could bring back one that was ended in the meantime. `idle` in seconds; null: nobody uses it just now.
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
    .executeTakeFirst();
  if (session === undefined || Date.parse(session.expires_at ?? '') <= Date.now()) return null;
  if (idle === null) return Number(session.payload['exp']);
  const loginTs = Number(session.payload['loginTs'] ?? now);
  const end = now + sessionSeconds(idle, loginTs, now);
  await query
    .updateTable('identity_records')
    .set({
      expires_at: new Date(end * 1000).toISOString(),
      payload: sql`jsonb_set(payload, '{exp}', to_jsonb(${end}::bigint))`,
    })
    .where((record) => record.and({ brand, model: 'Session', id: session.id }))
    .execute();
  return end;
}
