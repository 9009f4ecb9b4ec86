import type { AnswerOf, DeletionJob } from '../../protocol/index.ts';
import type { CallOperation } from './OperationInput.ts';

/** What the account area and the start page ask about an account. */
export const loadAccountState = {
  /** Null when there is none: any answer but 200 counts as that (ACC-009). */
  deletionJob: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<DeletionJob | null> => {
    const reply = await call('getDeletionJob', { path: { accountId }, signal });
    return reply !== 'network' && reply.status === 200 ? (reply.body as DeletionJob) : null;
  },

  /** The day consents were last answered, null when never; throws when there is no answer. */
  lastConsentChange: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const reply = await call('getCustomerConfiguration', { path: { accountId }, signal });
    if (reply === 'network' || reply.status !== 200) throw new Error('No answer to getCustomerConfiguration');
    return (reply.body as AnswerOf<'getCustomerConfiguration'>).lastConsentChange ?? null;
  },
};
