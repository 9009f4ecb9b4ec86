import type { OperationId } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';

/** What a call carries besides its operation. Missing path parameters are a bug; headers and query leave out null. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly as?: 'json' | 'form';
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Sends one call of the protocol. Never throws: what is not an answer of the protocol is `network`. */
export type CallOperation = (operation: OperationId, input?: OperationInput) => Promise<Reply>;
