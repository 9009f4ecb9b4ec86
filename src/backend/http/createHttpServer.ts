import { createServer, type RequestListener, type Server } from 'node:http';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';

/** Time limits for senders, in milliseconds. */
export interface SendTimeouts {
  readonly headers: number;
  /** For headers and body together. */
  readonly request: number;
  /** Interval between checks of connections. */
  readonly check: number;
}

const { headersTimeoutSeconds, requestTimeoutSeconds, timeoutCheckSeconds } = settings.http;
const defaultTimeouts: SendTimeouts = {
  headers: headersTimeoutSeconds * second,
  request: requestTimeoutSeconds * second,
  check: timeoutCheckSeconds * second,
};

/** Creates a server that closes the connections of slow senders. */
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
