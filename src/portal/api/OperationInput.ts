import type { OperationId } from '../../protocol/index.ts';
import type { CallReply } from '../../engine/index.ts';

/** The input of a call besides its operation. A missing path parameter is a bug; null values are left out of headers and query. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The request body; an operation that takes a file has the file under the name of its part. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** `<form>/<step>` that sends the call. The server counts outcomes by it. */
  readonly formStep?: string;
  readonly signal?: AbortSignal;
  /** Called with the number of bytes sent so far. It starts at zero again when the call is repeated with a renewed token. */
  readonly onProgress?: (sentBytes: number) => void;
}

/** Sends one call of the protocol. Never throws: an answer that does not fit the protocol becomes `network`. */
export type CallOperation = (operation: OperationId, input?: OperationInput) => Promise<CallReply>;
