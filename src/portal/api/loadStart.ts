import type { Account, ApplicationEntry, Functionality, Policies } from '../../protocol/index.ts';
import { requireResponse, requireResponseBody } from './parseResponseBody.ts';
import { hasStatus } from './hasStatus.ts';
import type { CallOperation } from './OperationInput.ts';

/** The result of the policies call for an account (SHELL-005, SHELL-007). */
export type LoadedPolicies =
  | { readonly kind: 'notActivated' }
  | {
      readonly kind: 'activated';
      readonly policies: Policies;
      /** True when unreadable contracts were left out. */
      readonly isIncomplete: boolean;
    };

type Load<Loaded> = (call: CallOperation, accountId: string, signal: AbortSignal) => Promise<Loaded>;

/** The calls of the start. Each throws when its answer is missing or unusable: the error page follows. */
export const loadStart = {
  configuration: async (call, accountId, signal) => {
    const operation = 'getApplicationConfiguration';
    return requireResponseBody(operation, await call(operation, { path: { accountId }, signal }));
  },

  account: async (call, accountId, signal) => {
    const reply = await call('getAccount', { path: { accountId }, signal });
    return requireResponseBody('getAccount', reply, { accountId, email: '' });
  },

  functionalities: async (call, accountId, signal) => {
    const operation = 'getFrequentlyUsedFunctionalities';
    return requireResponseBody(operation, await call(operation, { path: { accountId }, signal }));
  },

  policies: async (call, accountId, signal) => {
    const reply = await call('getPolicies', { path: { accountId }, signal });
    if (hasStatus(reply, 403)) return { kind: 'notActivated' };
    const { body, isWhole } = requireResponse('getPolicies', reply);
    return { kind: 'activated', policies: body, isIncomplete: !isWhole };
  },
} as const satisfies {
  readonly configuration: Load<readonly ApplicationEntry[]>;
  readonly account: Load<Account>;
  readonly functionalities: Load<readonly Functionality[]>;
  readonly policies: Load<LoadedPolicies>;
};
