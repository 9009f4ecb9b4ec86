import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import type { OperationResponse, DraftEntry, OperationRequest } from '../../protocol/index.ts';
import { maxDraftLength } from '../../protocol/maxDraftLength.ts';
import { parseResponseBody, requireResponseBody } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** Which draft: there is one for each form and contract of an account. */
export interface DraftPath {
  readonly accountId: string;
  readonly form: string;
  readonly policyNumber: string;
}

/** Milliseconds a form waits for its draft before it opens without. */
const draftTimeout = 4_000;

/** The calls that keep drafts with the account. None of them throws, but for the list. */
export const draftCalls = {
  longest: maxDraftLength,

  /** Null where drafts are not kept. */
  list: async (
    call: CallOperation,
    accountId: string,
    signal: AbortSignal,
  ): Promise<readonly DraftEntry[] | null> => {
    const reply = await call('getDrafts', { path: { accountId }, signal });
    return isOff(reply) ? null : requireResponseBody('getDrafts', reply);
  },

  one: async (
    call: CallOperation,
    path: DraftPath,
    signal: AbortSignal,
  ): Promise<OperationResponse<'getDraft'>['draft'] | 'off' | 'unknown'> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(draftTimeout)]);
    const reply = await call('getDraft', { path: { ...path }, signal: limit });
    if (isOff(reply)) return 'off';
    const body = parseResponseBody('getDraft', reply);
    return body === null ? 'unknown' : body.draft;
  },

  /** The moment until which it is kept; null where the answer does not say. */
  keep: async (
    call: CallOperation,
    path: DraftPath,
    body: OperationRequest<'putDraft'>,
  ): Promise<{ readonly until: string | null } | 'changed' | 'gone' | 'off' | 'failed'> => {
    const reply = await call('putDraft', { path: { ...path }, body });
    if (isSuccess(reply)) return { until: parseResponseBody('putDraft', reply)?.expiresAt ?? null };
    if (hasStatus(reply, 409)) return 'changed';
    if (hasStatus(reply, 410)) return 'gone';
    return isOff(reply) || hasStatus(reply, 400, 413) ? 'off' : 'failed';
  },

  /** True once there is none any more. */
  remove: async (call: CallOperation, path: DraftPath): Promise<boolean> => {
    const reply = await call('deleteDraft', { path: { ...path } });
    return isSuccess(reply) || hasStatus(reply, 404);
  },
};

/** A service that keeps no drafts, or knows nothing of them. */
function isOff(reply: CallReply): boolean {
  return hasStatus(reply, 403, 404, 405, 501);
}
