import type { DeletionJob } from '../../protocol/index.ts';
import { answerBody, neededBody } from './answerBody.ts';
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
    return answerBody('getDeletionJob', reply);
  },

  /** The day consents were last answered, null when never; throws when there is no answer. */
  lastConsentChange: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const reply = await call('getCustomerConfiguration', { path: { accountId }, signal });
    return neededBody('getCustomerConfiguration', reply).lastConsentChange ?? null;
  },
};
