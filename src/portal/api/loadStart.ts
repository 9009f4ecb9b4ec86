import type { Account, ApplicationEntry, Functionality, Policies } from '../../protocol/index.ts';
import { neededBody } from './answerBody.ts';
import type { CallOperation } from './OperationInput.ts';

/** What the policies call says about an account (SHELL-005, SHELL-007). */
export type LoadedPolicies =
  { readonly kind: 'notActivated' } | { readonly kind: 'activated'; readonly policies: Policies };

type Load<Loaded> = (call: CallOperation, accountId: string, signal: AbortSignal) => Promise<Loaded>;

/** The calls of the start. Each throws when there is no answer to go on with: the error page follows. */
export const loadStart = {
  configuration: async (call, accountId, signal) => {
    const operation = 'getApplicationConfiguration';
    return neededBody(operation, await call(operation, { path: { accountId }, signal }));
  },

  account: async (call, accountId, signal) =>
    neededBody('getAccount', await call('getAccount', { path: { accountId }, signal })),

  functionalities: async (call, accountId, signal) => {
    const operation = 'getFrequentlyUsedFunctionalities';
    return neededBody(operation, await call(operation, { path: { accountId }, signal }));
  },

  policies: async (call, accountId, signal) => {
    const reply = await call('getPolicies', { path: { accountId }, signal });
    if (typeof reply === 'object' && reply.status === 403) return { kind: 'notActivated' };
    return { kind: 'activated', policies: neededBody('getPolicies', reply) };
  },
} as const satisfies {
  readonly configuration: Load<readonly ApplicationEntry[]>;
  readonly account: Load<Account>;
  readonly functionalities: Load<readonly Functionality[]>;
  readonly policies: Load<LoadedPolicies>;
};
