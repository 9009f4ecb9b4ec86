import type { Brand } from '../../brand/index.ts';

export interface IncomingCall {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The network of the caller, by which limits count. */
  readonly network: string;
  readonly brand: Brand | null;
  readonly origin: string;
}
