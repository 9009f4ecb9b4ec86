import { buildCallFailure } from './buildCallFailure.ts';
import { parseResponseBody, requireList, requireResponseBody } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** The calls for the reports of an account. Each throws when there is no answer. */
export const claimReportCalls = {
  list: async (call: CallOperation, accountId: string, signal: AbortSignal) => {
    const reply = await call('getClaimReports', { path: { accountId }, signal });
    return requireList('getClaimReports', reply);
  },

  /** Null when there is no such report. */
  one: async (call: CallOperation, accountId: string, claimId: string, signal: AbortSignal) => {
    const reply = await call('getClaimReport', { path: { accountId, claimId }, signal });
    if (hasStatus(reply, 404)) return null;
    return requireResponseBody('getClaimReport', reply);
  },

  pdf: async (call: CallOperation, accountId: string, claimId: string): Promise<Blob> => {
    const reply = await call('downloadClaimReport', { path: { accountId, claimId } });
    const file = parseResponseBody('downloadClaimReport', reply);
    if (!(file instanceof Blob)) throw buildCallFailure('downloadClaimReport', reply);
    return file;
  },
};
