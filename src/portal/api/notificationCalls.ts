import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { buildCallFailure } from './buildCallFailure.ts';
import { requireList } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** The calls for notifications. Each throws when it failed. */
export const notificationCalls = {
  list: async (call: CallOperation, accountId: string, signal: AbortSignal) => {
    const reply = await call('getNotifications', { path: { accountId }, signal });
    // An entry of an unknown type counts as a message to the account.
    return requireList('getNotifications', reply, { timestamp: '', message: { type: '' } });
  },

  /** A notification that no longer exists counts as dismissed. */
  dismiss: async (call: CallOperation, accountId: string, notificationId: string): Promise<void> => {
    const reply = await call('dismissNotification', { path: { accountId, notificationId } });
    if (!isSuccess(reply) && !hasStatus(reply, 404)) throw buildCallFailure('dismissNotification', reply);
  },
};
