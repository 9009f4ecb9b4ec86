import type { CallReply } from '../../engine/index.ts';
import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { buildCallFailure } from './buildCallFailure.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';
import { requireResponse, requireResponseBody } from './parseResponseBody.ts';

/** The proof of a set-up: the first code of an app, or JSON of a new passkey. */
type Proof = { readonly code: string } | { readonly passkey: string };

/** The calls for the second factor of the sign-in. Each throws when it failed. */
export const secondFactorCalls = {
  /** A list that lacks a factor could say that none is set up, so it counts as no answer. */
  list: async (call: CallOperation, accountId: string, signal: AbortSignal) => {
    const reply = await call('getSecondFactors', { path: { accountId }, signal });
    const { body, lost } = requireResponse('getSecondFactors', reply);
    if (lost > 0) throw new Error('No whole answer to getSecondFactors');
    return body;
  },

  begin: async (call: CallOperation, accountId: string, kind: 'code' | 'passkey') =>
    requireResponseBody(
      'beginSecondFactor',
      await call('beginSecondFactor', { path: { accountId }, body: { kind } }),
    ),

  /** Returns the recovery codes, which are empty where the account has some; `wrong` for a wrong proof. */
  confirm: async (
    call: CallOperation,
    path: { readonly accountId: string; readonly factorId: string },
    proof: Proof,
  ): Promise<readonly string[] | 'wrong'> => {
    const reply: CallReply = await call('confirmSecondFactor', { path, body: proof });
    if (hasStatus(reply, 403)) return 'wrong';
    return requireResponseBody('confirmSecondFactor', reply).recoveryCodes;
  },

  /** A second factor that no longer exists counts as removed. */
  remove: async (call: CallOperation, accountId: string, factorId: string): Promise<void> => {
    const reply = await call('removeSecondFactor', { path: { accountId, factorId } });
    if (!isSuccess(reply) && !hasStatus(reply, 404)) throw buildCallFailure('removeSecondFactor', reply);
  },

  renewCodes: async (call: CallOperation, accountId: string): Promise<readonly string[]> =>
    requireResponseBody('makeRecoveryCodes', await call('makeRecoveryCodes', { path: { accountId } }))
      .recoveryCodes,
};
