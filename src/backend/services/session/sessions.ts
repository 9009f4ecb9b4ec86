import { unknownBrowser } from '../../audit/readBrowserKind.ts';
import { type Handler, refuse, respondWith, type SlowHandler, type Store } from '../../api/OperationCall.ts';
import { findSignIn } from '../../identity/findSignIn.ts';
import {
  confirmSession as storeConfirmation,
  findOpenSession,
  listOpenSessions,
} from '../../identity/sessions/openSessions.ts';
import { endAccess, endSession as endSessionOfGrant } from '../../identity/validity/endAccess.ts';
import { day } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';
import { checkPassword, lockSignIn } from '../authentication/checkPassword.ts';

/** Lists open sessions and tries to sign in of the account. A customer of a foreign provider has none here. */
export const getSessions: Handler<'getSessions'> = async ({ account, store, grantId, now }) => {
  const user = await store
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account.account_id)
    .executeTakeFirst();
  const sessions = user === undefined ? [] : await listOpenSessions(store, user.id);
  return respondWith({
    sessions: sessions.map(({ id, browser, ...session }) => ({
      id,
      browser,
      signedInAt: session.signed_in_at,
      usedAt: session.used_at,
      isOwn: session.grant_id === grantId,
    })),
    signIns: await listSignIns(store, account.account_id, now),
  });
};

async function listSignIns(store: Store, accountId: string, now: Date) {
  const { signInHistoryDays, mostSignInsShown } = settings.identity;
  const since = new Date(now.getTime() - signInHistoryDays * day);
  const rows = await store
    .selectFrom('audit_events')
    .select(['at', 'outcome', 'browser', 'times'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'signIn')
    .where('at', '>', since.toISOString())
    .orderBy('at', 'desc')
    .limit(mostSignInsShown)
    .execute();
  return rows.map(({ browser, ...row }) => ({ ...row, browser: browser ?? unknownBrowser }));
}

/** Ends one session. The response is the same for a missing one and for one of another account. */
export const endSession: Handler<'endSession'> = async ({ account, path, store }) => {
  const signIn = await findSignIn(store, account.account_id);
  if (signIn === undefined) return refuse(404, 'NOT_FOUND');
  const session = await findOpenSession(store, signIn.id, path.sessionId);
  if (session === undefined) return refuse(404, 'NOT_FOUND');
  await endSessionOfGrant(store, signIn.id, session.grant_id);
  return { kind: 'answer', status: 204 };
};

/** Ends all that was issued to the sign-in, the caller's session as well. */
export const endAllSessions: Handler<'endAllSessions'> = async ({ account, store }) => {
  const signIn = await findSignIn(store, account.account_id);
  if (signIn !== undefined) await endAccess(store, signIn.id, 'signOutEverywhere', null);
  return { kind: 'answer', status: 204 };
};

/** Confirms by the password that the caller is the owner of the account. */
export const confirmSession: SlowHandler<'confirmSession'> = {
  async prepare(call) {
    const checked = await checkPassword(call, call.body.password);
    if (checked.kind === 'refusal') return checked;
    return async ({ store, grantId }) => {
      const current = await lockSignIn(store, checked.signIn);
      if (current.kind === 'refusal') return current;
      if (grantId !== null) await storeConfirmation(store, grantId);
      return { kind: 'answer', status: 204 };
    };
  },
};
