declare module 'virtual:calls' {
  import type { Call } from './Call.ts';
  import type { OperationId } from './operations.ts';

  /** Written by `callsPlugin`. */
  export const calls: Readonly<Record<OperationId, Call>>;
}
