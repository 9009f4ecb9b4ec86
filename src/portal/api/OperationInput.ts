import type { OperationId } from '../../protocol/index.ts';
import type { CallReply } from '../../engine/index.ts';

/** What a call carries besides its operation. Missing path parameters are a bug; headers and query leave out null. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** What the operation's request says; for one that takes a file, the file under the name of its part. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** `<form>/<step>` the call is made from. The server counts outcomes by it. */
  readonly formStep?: string;
  readonly signal?: AbortSignal;
  /** Told how many bytes of a file have been sent. Begins anew when the call is repeated with a renewed token. */
  readonly onProgress?: (sentBytes: number) => void;
}

/** Sends one call of the protocol. Never throws: what is not an answer of the protocol is `network`. */
export type CallOperation = (operation: OperationId, input?: OperationInput) => Promise<CallReply>;
