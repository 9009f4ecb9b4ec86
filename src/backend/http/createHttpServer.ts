import { createServer, type RequestListener, type Server } from 'node:http';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';

/** How long a sender may take, in milliseconds. */
export interface SendTimeouts {
  readonly headers: number;
  /** Headers and body. */
  readonly request: number;
  /** How often connections are looked at. */
  readonly check: number;
}

const { headersTimeoutSeconds, requestTimeoutSeconds, timeoutCheckSeconds } = settings.http;
const defaultTimeouts: SendTimeouts = {
  headers: headersTimeoutSeconds * second,
  request: requestTimeoutSeconds * second,
  check: timeoutCheckSeconds * second,
};

/** A server that ends the connections of slow senders. */
export function createHttpServer(
  listener: RequestListener,
  timeouts: SendTimeouts = defaultTimeouts,
): Server {
  return createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
    },
    listener,
  );
}
