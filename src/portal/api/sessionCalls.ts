import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import type { CallOperation } from './OperationInput.ts';
import { buildCallFailure } from './buildCallFailure.ts';
import { hasStatus } from './hasStatus.ts';
import { requireResponse } from './parseResponseBody.ts';

/** The calls for the sessions of the account. Each throws when it failed. */
export const sessionCalls = {
  /** `lost` says how many sessions and tries could not be read. */
  list: async (call: CallOperation, accountId: string, signal: AbortSignal) => {
    const reply = await call('getSessions', { path: { accountId }, signal });
    const { body, lost } = requireResponse('getSessions', reply);
    return { ...body, lost };
  },

  /** A session that no longer exists counts as ended. */
  end: async (call: CallOperation, accountId: string, sessionId: string): Promise<void> => {
    const reply = await call('endSession', { path: { accountId, sessionId } });
    if (!isSuccess(reply) && !hasStatus(reply, 404)) throw buildCallFailure('endSession', reply);
  },

  /** Confirms the sign-in by the password. Returns the reason why it is not confirmed; null when it is. */
  confirm: async (
    call: CallOperation,
    accountId: string,
    password: string,
  ): Promise<'wrong' | 'tooMany' | 'failed' | null> => {
    const reply = await call('confirmSession', { path: { accountId }, body: { password } });
    if (isSuccess(reply)) return null;
    if (hasStatus(reply, 429)) return 'tooMany';
    return hasStatus(reply, 403) ? 'wrong' : 'failed';
  },

  endAll: async (call: CallOperation, accountId: string): Promise<void> => {
    const reply = await call('endAllSessions', { path: { accountId } });
    if (!isSuccess(reply)) throw buildCallFailure('endAllSessions', reply);
  },
};
