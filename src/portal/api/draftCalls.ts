import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import type { OperationResponse, DraftEntry, OperationRequest } from '../../protocol/index.ts';
import { maxDraftLength } from '../../protocol/maxDraftLength.ts';
import { parseResponseBody, requireResponseBody } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** The path of a draft: there is one for each form and contract of an account. */
export interface DraftPath {
  readonly accountId: string;
  readonly form: string;
  readonly policyNumber: string;
}

/** Milliseconds that a form waits for its draft before it opens without it. */
const draftTimeout = 4_000;

/** The calls for drafts of the account. Only `list` throws. */
export const draftCalls = {
  longest: maxDraftLength,

  /** Returns null when the account keeps no drafts. */
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

  /** The time until which the draft is kept; null when the answer has none. */
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

  /** Returns true when there is no such draft any more. */
  remove: async (call: CallOperation, path: DraftPath): Promise<boolean> => {
    const reply = await call('deleteDraft', { path: { ...path } });
    return isSuccess(reply) || hasStatus(reply, 404);
  },
};

/** Returns true when the service keeps no drafts or does not exist. */
function isOff(reply: CallReply): boolean {
  return hasStatus(reply, 403, 404, 405, 501);
}
