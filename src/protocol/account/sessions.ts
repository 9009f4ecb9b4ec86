import { type Static, Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { accountParams, closed, openStringEnum, password, sessionParams } from '../shapes.ts';

const moment = Type.String({ format: 'date-time' });
/** Browser and system in words, like `Firefox, Windows`; `other` for an unknown one. */
const browser = Type.String();

const openSession = Type.Object({
  id: Type.String(),
  signedInAt: moment,
  /** The last use, at most five minutes behind. */
  usedAt: moment,
  browser,
  /** True for the session that asks. */
  isOwn: Type.Boolean(),
});
export type OpenSession = Static<typeof openSession>;

const signInTry = Type.Object({
  at: moment,
  outcome: openStringEnum(['done', 'refused']),
  browser,
  /** Tries in a row that are one entry. */
  times: Type.Number(),
});
export type SignInTry = Static<typeof signInTry>;

export const sessionOperations = {
  getSessions: {
    id: 'getSessions',
    method: 'GET',
    path: '/api/v1/authentication/accounts/{accountId}/sessions',
    says: `The open sessions of the account, and the tries to sign in of the last ${settings.signInHistoryDays.value} days, the latest first.`,
    params: accountParams,
    answers: {
      200: {
        says: 'Sessions and tries.',
        body: Type.Object({ sessions: Type.Array(openSession), signIns: Type.Array(signInTry) }),
      },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT'] },
    },
  },
  endSession: {
    id: 'endSession',
    method: 'DELETE',
    path: '/api/v1/authentication/accounts/{accountId}/sessions/{sessionId}',
    says: 'Ends one session of the account. Its tokens are refused from then on.',
    params: sessionParams,
    answers: {
      204: { says: 'Ended.' },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT'] },
      404: { says: 'There is no such session (any more).', codes: ['NOT_FOUND'] },
    },
  },
  endAllSessions: {
    id: 'endAllSessions',
    method: 'DELETE',
    path: '/api/v1/authentication/accounts/{accountId}/sessions',
    says: 'Ends all sessions of the account, that of the caller as well, and everything else that was issued to its sign-in.',
    params: accountParams,
    answers: {
      204: { says: 'Ended.' },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT'] },
    },
  },
  confirmSession: {
    id: 'confirmSession',
    method: 'POST',
    path: '/api/v1/authentication/accounts/{accountId}/confirmation',
    says: 'Confirms by the password that the caller is the owner. Calls that were refused with SIGN_IN_TOO_OLD are then answered.',
    params: accountParams,
    request: closed({ password }),
    answers: {
      204: { says: 'Confirmed.' },
      403: { says: 'Refused.', codes: ['WRONG_PASSWORD', 'DEMO_ACCOUNT'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
