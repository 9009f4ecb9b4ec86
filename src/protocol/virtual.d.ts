declare module 'virtual:calls' {
  import type { Call } from './Call.ts';
  import type { OperationId } from './operations.ts';

  /** Written by `callsPlugin`. */
  export const calls: Readonly<Record<OperationId, Call>>;
}

declare module 'virtual:start-calls' {
  import type { Call } from './Call.ts';

  /** The calls that visits begin with; written by `callsPlugin`. */
  export const calls: Readonly<
    Record<
      | 'getApplicationConfiguration'
      | 'getAccount'
      | 'getPolicies'
      | 'getFrequentlyUsedFunctionalities'
      | 'getDrafts'
      | 'getDraft'
      | 'getClaimReports',
      Call
    >
  >;
}
