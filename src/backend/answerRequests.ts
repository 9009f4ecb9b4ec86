import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorEntry } from './http/errorEntry.ts';
import { hasHost } from './http/hasHost.ts';
import type { Log } from './http/LogEntry.ts';
import { requestId } from './http/requestId.ts';
import { Unavailable } from './http/Unavailable.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Identity } from './identity/createIdentity.ts';
import { providerRoute } from './identity/providerRoute.ts';

export interface AnswerParts {
  readonly app: { readonly fetch: Parameters<typeof getRequestListener>[0] };
  readonly identity: Pick<Identity, 'handle'>;
  readonly scheme: 'http' | 'https';
  readonly clock: () => Date;
  readonly log: Log;
  /** Then connections end with the answer under way. */
  readonly isStopping: () => boolean;
}

/**
 * Every request of the server: those of the identity provider's protocol go to the library that speaks it, all others to the application.
 * Both answer with the same headers and leave the same lines in the log.
 */
export function answerRequests({
  app,
  identity,
  scheme,
  clock,
  log,
  isStopping,
}: AnswerParts): RequestListener {
  const answerApp = getRequestListener(app.fetch);
  const headers = Object.entries(securityHeaders(scheme));

  async function answerProvider(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ): Promise<void> {
    const begun = clock().getTime();
    const [method, route] = [request.method ?? '', providerRoute(request.url ?? '')];
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('x-correlation-id', id);
    response.setHeader('cache-control', 'no-store');
    response.once('close', () => {
      const milliseconds = clock().getTime() - begun;
      log({ event: 'request', id, method, route, status: response.statusCode, milliseconds });
    });
    await identity.handle(request, response);
  }

  return (request, response) => {
    const id = requestId((name) => textOf(request.headers[name]));
    if (isStopping()) response.setHeader('connection', 'close');
    if (!hasHost(request)) {
      response.writeHead(400, {
        ...Object.fromEntries(headers),
        'content-type': 'text/plain',
        'x-correlation-id': id,
        connection: 'close',
      });
      response.end('MALFORMED');
      return;
    }
    const belongsToProvider = /^\/oidc\/(?!interaction\/)/.test(request.url ?? '');
    const answered = belongsToProvider ? answerProvider(request, response, id) : answerApp(request, response);
    void Promise.resolve(answered).catch((error: unknown) => {
      log(errorEntry(id, error));
      const isMistake = !(error instanceof Unavailable);
      if (!response.headersSent) {
        const retry = isMistake ? {} : { 'retry-after': String(error.retryAfter) };
        response.writeHead(isMistake ? 500 : 503, { 'content-type': 'text/plain', ...retry });
      }
      response.end(isMistake ? 'INTERNAL_ERROR' : 'SERVICE_UNAVAILABLE');
    });
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
