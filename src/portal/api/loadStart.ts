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
      /** How many contracts could not be read and are missing. */
      readonly lost: number;
    };

type Load<Loaded> = (call: CallOperation, accountId: string, signal: AbortSignal) => Promise<Loaded>;

/** The calls of the start. Each throws when its answer is missing or unusable: the error page follows. */
export const loadStart = {
  configuration: async (call, accountId, signal) => {
    const operation = 'getApplicationConfiguration';
    // A switch without its value is a switch as well.
    return requireResponseBody(operation, await call(operation, { path: { accountId }, signal }), {
      value: null,
    });
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
    const { body, lost } = requireResponse('getPolicies', reply);
    return { kind: 'activated', policies: body, lost };
  },
} as const satisfies {
  readonly configuration: Load<readonly ApplicationEntry[]>;
  readonly account: Load<Account>;
  readonly functionalities: Load<readonly Functionality[]>;
  readonly policies: Load<LoadedPolicies>;
};
