declare module 'virtual:calls' {
  import type { ClientOperation } from './ClientOperation.ts';
  import type { OperationId } from './operations.ts';

  /** Written by `callsPlugin`. */
  export const calls: Readonly<Record<OperationId, ClientOperation>>;
}
