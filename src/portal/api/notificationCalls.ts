import { neededBody } from './answerBody.ts';
import type { CallOperation } from './OperationInput.ts';

/** The calls behind the bell. Each throws when it was not done. */
export const notificationCalls = {
  list: async (call: CallOperation, accountId: string, signal: AbortSignal) => {
    const reply = await call('getNotifications', { path: { accountId }, signal });
    return neededBody('getNotifications', reply);
  },

  /** One that is gone already is as good as dismissed. */
  dismiss: async (call: CallOperation, accountId: string, notificationId: string): Promise<void> => {
    const reply = await call('dismissNotification', { path: { accountId, notificationId } });
    const isGone = typeof reply === 'object' && (isSuccess(reply.status) || reply.status === 404);
    if (!isGone) throw new Error('No answer to dismissNotification');
  },
};

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
