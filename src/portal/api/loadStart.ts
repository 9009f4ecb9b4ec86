import type { Account, ApplicationEntry, Functionality, Policies } from '../../protocol/index.ts';
import type { CallOperation, OperationInput } from './OperationInput.ts';

/** What the policies call says about an account (SHELL-005, SHELL-007). */
export type LoadedPolicies =
  { readonly is: 'notActivated' } | { readonly is: 'activated'; readonly policies: Policies };

/** The calls of the start. Each throws when there is no answer to go on with: the error page follows. */
export const loadStart = {
  configuration: async (call: CallOperation, accountId: string, signal: AbortSignal) =>
    (await answerOf(call, 'getApplicationConfiguration', {
      path: { accountId },
      signal,
    })) as readonly ApplicationEntry[],

  account: async (call: CallOperation, accountId: string, signal: AbortSignal) =>
    (await answerOf(call, 'getAccount', { path: { accountId }, signal })) as Account,

  functionalities: async (call: CallOperation, accountId: string, signal: AbortSignal) =>
    (await answerOf(call, 'getFrequentlyUsedFunctionalities', {
      path: { accountId },
      signal,
    })) as readonly Functionality[],

  policies: async (call: CallOperation, accountId: string, signal: AbortSignal): Promise<LoadedPolicies> => {
    const reply = await call('getPolicies', { path: { accountId }, signal });
    if (reply !== 'network' && reply.status === 200)
      return { is: 'activated', policies: reply.body as Policies };
    if (reply !== 'network' && reply.status === 403) return { is: 'notActivated' };
    throw new Error('No answer to getPolicies');
  },
};

async function answerOf(
  call: CallOperation,
  operation: Parameters<CallOperation>[0],
  input: OperationInput,
): Promise<unknown> {
  const reply = await call(operation, input);
  if (reply !== 'network' && reply.status === 200) return reply.body;
  throw new Error(`No answer to ${operation}`);
}
