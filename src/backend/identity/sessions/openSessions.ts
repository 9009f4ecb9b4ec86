import { sql } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import { minute } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';

/** A session, as its tokens are issued. */
export interface SessionUse {
  readonly grantId: string;
  readonly sessionUid: string;
  readonly userId: string;
  /** Browser and system in words, like `Firefox, Windows`. */
  readonly browser: string;
  /** The moment at which the customer entered the password, in seconds since 1970. */
  readonly signedInAt: number;
}

/** Stores that a session was used. Called with each token, so that a session in use is at most five minutes behind. */
export async function recordSessionUse(store: Store, use: SessionUse): Promise<void> {
  const signedInAt = new Date(use.signedInAt * 1000).toISOString();
  const { sessionUid, browser } = use;
  const last = { session_uid: sessionUid, browser, used_at: new Date().toISOString() };
  await store
    .insertInto('open_sessions')
    .values({
      ...last,
      grant_id: use.grantId,
      user_id: use.userId,
      signed_in_at: signedInAt,
      confirmed_at: signedInAt,
    })
    .onConflict((conflict) =>
      conflict.column('grant_id').doUpdateSet({
        ...last,
        confirmed_at: sql<string>`greatest(open_sessions.confirmed_at, excluded.confirmed_at)`,
      }),
    )
    .execute();
}

/** Lists the sessions of a sign-in account that have not ended, the last used first. */
export async function listOpenSessions(store: Store, userId: string) {
  return store
    .selectFrom('open_sessions')
    .innerJoin('identity_records as record', 'record.uid', 'open_sessions.session_uid')
    .select(['open_sessions.id', 'open_sessions.grant_id', 'browser', 'signed_in_at', 'used_at'])
    .where('open_sessions.user_id', '=', userId)
    .where('record.model', '=', 'Session')
    .where('record.ended_at', 'is', null)
    .where('record.expires_at', '>', new Date().toISOString())
    .orderBy('used_at', 'desc')
    .execute();
}

/** Finds an open session of a sign-in account by its id; undefined for the session of another account. */
export async function findOpenSession(store: Store, userId: string, id: string) {
  return (await listOpenSessions(store, userId)).find((session) => session.id === id);
}

/** Stores that the owner of a session has just entered the right password. */
export async function confirmSession(store: Store, grantId: string): Promise<void> {
  await store
    .updateTable('open_sessions')
    .set({ confirmed_at: new Date().toISOString() })
    .where('grant_id', '=', grantId)
    .execute();
}

/**
 * Returns true when the customer entered the password in this session a few minutes ago. A null `grantId` is a session of a foreign
 * provider, which decides by itself when it asks again.
 */
export async function isSessionFresh(store: Store, grantId: string | null): Promise<boolean> {
  if (grantId === null) return true;
  const since = new Date(Date.now() - settings.identity.freshSignInMinutes * minute).toISOString();
  const session = await store
    .selectFrom('open_sessions')
    .select('id')
    .where('grant_id', '=', grantId)
    .where('confirmed_at', '>', since)
    .executeTakeFirst();
  return session !== undefined;
}
