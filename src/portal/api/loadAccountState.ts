import { asRecord } from '../../plain/isRecord.ts';
import type { CallReply } from '../../engine/index.ts';
import type { DeletionJob } from '../../protocol/index.ts';
import { requireResponseBody, parseResponse } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** The calls by which the account area and the start page load the state of an account. */
export const loadAccountState = {
  /** Null when there is none; any answer but 200 counts as none (ACC-009). */
  deletionJob: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<DeletionJob | null> => {
    const reply = await call('getDeletionJob', { path: { accountId }, signal });
    if (!hasStatus(reply, 200)) return null;
    // A job with a missing or unknown state is a job as well.
    return parseResponse('getDeletionJob', reply, { state: '' })?.body ?? null;
  },

  /**
   * Loads the day of the last answer about consents; null when there was none. Throws when there is no answer, or an answer without a day.
   */
  lastConsentChange: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const reply = await call('getCustomerConfiguration', { path: { accountId }, signal });
    const { lastConsentChange } = requireResponseBody('getCustomerConfiguration', reply);
    if (!lastConsentChange && hasConsentDay(reply)) {
      throw new Error('No day of the last consents');
    }
    return lastConsentChange ?? null;
  },
};

/** Returns true for any non-empty day, even one that is not a valid date. */
function hasConsentDay(reply: CallReply): boolean {
  const { lastConsentChange = null } = typeof reply === 'string' ? {} : asRecord(reply.body);
  return lastConsentChange !== null;
}
