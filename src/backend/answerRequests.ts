import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './http/clientAddress.ts';
import type { RateLimiter } from './http/createRateLimiter.ts';
import { errorEntry } from './http/errorEntry.ts';
import { hasHost } from './http/hasHost.ts';
import type { Log } from './http/LogEntry.ts';
import { requestId } from './http/requestId.ts';
import { Unavailable } from './http/Unavailable.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { Notice } from './identity/noticePage.ts';
import { providerRoute } from './identity/providerRoute.ts';

export interface AnswerParts {
  readonly app: { readonly fetch: Parameters<typeof getRequestListener>[0] };
  readonly identity: Pick<Identity, 'handle' | 'notice'>;
  /** Of requests to the identity provider. */
  readonly perAddress: RateLimiter;
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
export function answerRequests(parts: AnswerParts): RequestListener {
  const { app, perAddress, scheme, log, isStopping } = parts;
  const answerApp = getRequestListener(app.fetch);
  const answerProvider = providerListener(parts);
  const refuse = refuser(parts);

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const url = request.url ?? '';
    const wait = countsForAddress.test(url) ? perAddress(clientAddress(request, scheme)) : null;
    if (wait !== null) {
      const [method, route] = [request.method ?? '', providerRoute(url)];
      log({ event: 'request', id, method, route, status: 429, milliseconds: 0, code: busy.code });
      return refuse(request, response, { ...busy, id, retryAfter: wait });
    }
    if (belongsToProvider.test(url)) return answerProvider(request, response, id);
    await answerApp(request, response);
  }

  return (request, response) => {
    const id = requestId((name) => textOf(request.headers[name]));
    if (isStopping()) response.setHeader('connection', 'close');
    if (!hasHost(request)) {
      response.setHeader('connection', 'close');
      return refuse(request, response, { ...malformed, id, retryAfter: null });
    }
    void answer(request, response, id).catch((error: unknown) => {
      log(errorEntry(id, error));
      return error instanceof Unavailable
        ? refuse(request, response, { ...unavailable, id, retryAfter: error.retryAfter })
        : refuse(request, response, { ...mistake, id, retryAfter: null });
    });
  };
}

type AnswerProvider = (request: IncomingMessage, response: ServerResponse, id: string) => Promise<void>;

function providerListener({ identity, scheme, clock, log }: AnswerParts): AnswerProvider {
  const headers = Object.entries(securityHeaders(scheme));
  return async (request, response, id) => {
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
  };
}

/** Why a request is not answered, and what a person reads who meets that on a page of the identity provider. */
interface Problem {
  readonly status: 400 | 429 | 500 | 503;
  readonly code: string;
  readonly notice: Notice | null;
}

const malformed = { status: 400, code: 'MALFORMED', notice: null } as const satisfies Problem;
const busy = { status: 429, code: 'TOO_MANY_REQUESTS', notice: 'busy' } as const satisfies Problem;
const mistake = { status: 500, code: 'INTERNAL_ERROR', notice: 'failed' } as const satisfies Problem;
const unavailable = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  notice: 'unavailable',
} as const satisfies Problem;

interface NamedProblem extends Problem {
  /** Of the request. */
  readonly id: string;
  readonly retryAfter: number | null;
}

type Refuse = (request: IncomingMessage, response: ServerResponse, problem: NamedProblem) => void;

/** Pages of the identity provider say it in German, everything else gets the code. */
function refuser({ identity, scheme }: AnswerParts): Refuse {
  return ({ url = '', headers }, response, { status, code, notice, id, retryAfter }) => {
    const isPage = url.startsWith('/oidc/') && /\btext\/html\b/.test(headers.accept ?? '');
    const page = isPage && notice !== null ? identity.notice(headers.host ?? '', notice) : null;
    if (!response.headersSent) {
      for (const [name, value] of Object.entries(securityHeaders(scheme))) response.setHeader(name, value);
      for (const [name, value] of Object.entries(page?.headers ?? plainText)) response.setHeader(name, value);
      response.setHeader('x-correlation-id', id);
      if (retryAfter !== null) response.setHeader('retry-after', String(retryAfter));
      response.statusCode = status;
    }
    void Promise.resolve(page?.body ?? code).then((body) => response.end(body));
  };
}

const plainText = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
const belongsToProvider = /^\/oidc\/(?!interaction\/)/;
/** Stylesheet, fonts and pictures of pages cost nothing. */
const countsForAddress = /^\/oidc\/(?!interaction\/files\/)/;

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
