import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a sender may take, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** Headers and body. An upload of ten megabytes passes at 85 kB a second. */
  readonly request: number;
  /** How often connections are looked at. */
  readonly check: number;
}

const usual: Patience = { headers: 15_000, request: 120_000, check: 5_000 };

/** A server that ends connections of senders who are slower than anybody who means well. */
export function createHttpServer(listener: RequestListener, patience: Patience = usual): Server {
  return createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    listener,
  );
}
