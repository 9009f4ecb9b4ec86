import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { FindSite } from './http/createSiteFinder.ts';
import { isOwnForm } from './http/isOwnForm.ts';
import type { FindNetwork } from './http/findClientNetwork.ts';
import { createErrorEntry } from './http/createErrorEntry.ts';
import type { Log } from './http/LogEntry.ts';
import { findRequestId } from './http/findRequestId.ts';
import { createRetryHeader } from './http/createRetryHeader.ts';
import { Unavailable } from './http/Unavailable.ts';
import { createSecurityHeaders } from './http/createSecurityHeaders.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { Notice } from './identity/pages/noticePage.ts';
import { senderLanes } from './limits/senderLanes.ts';
import { type Counters, spend, type Uses } from './limits/spend.ts';

export interface AnswerParts {
  readonly app: { readonly fetch: Parameters<typeof getRequestListener>[0] };
  readonly identity: Pick<Identity, 'handle' | 'notice' | 'unknownHost'>;
  readonly findSite: FindSite;
  readonly findNetwork: FindNetwork;
  readonly counters: Counters<'process'>;
  readonly scheme: 'http' | 'https';
  readonly clock: () => Date;
  readonly log: Log;
  /** True from the start of a stop on: connections then close after their answer. */
  readonly isStopping: () => boolean;
}

/**
 * Creates the listener for all requests: those of the OpenID Connect protocol go to its library, all others to the application. Both answer
 * with the same headers and write the same lines to the log. Hosts and ports that the configuration does not name get nothing but 421;
 * monitoring may use any. The provider takes forms of pages of the same origin only.
 */
export function answerRequests(parts: AnswerParts): RequestListener {
  const { app, findSite, findNetwork, counters, clock, log, isStopping } = parts;
  const answerApp = getRequestListener(app.fetch);
  const answerProvider = createProviderListener(parts);
  const refuse = createRefusal(parts);

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const url = request.url ?? '';
    const network = findNetwork(request);
    const usedUp = await spend(counters, getPathUses(url, network), clock());
    if (usedUp !== null) {
      const [method, route] = [request.method ?? '', findRefusedRoute(url)];
      const { limit: detail, seconds } = usedUp;
      log({ event: 'request', id, method, route, status: 429, milliseconds: 0, code: busy.code, detail });
      return refuse(request, response, { ...busy, id, seconds });
    }
    if (!belongsToProvider.test(url)) return answerApp(request, response);
    const answerNow = () => answerProvider(request, response, id);
    // A body may arrive slowly, and would keep others of the network waiting.
    return request.method === 'GET' ? senderLanes.provider(network, answerNow) : answerNow();
  }

  return (request, response) => {
    const id = findRequestId((name) => getFirstHeader(request.headers[name]));
    if (isStopping()) response.setHeader('connection', 'close');
    if (!hasHost(request)) {
      response.setHeader('connection', 'close');
      return refuse(request, response, { ...malformed, id, seconds: null });
    }
    const site = findSite(request.headers.host ?? '');
    if (site === null && !isMonitoring.test(request.url ?? '')) {
      log({ event: 'unknownHost' });
      return refuse(request, response, { ...misdirected, id, seconds: null });
    }
    if (site !== null && isForm(request) && !isOwnForm(request.headers, site.origin)) {
      const [method, route] = [request.method ?? '', findProviderRoute(request.url ?? '')];
      log({ event: 'request', id, method, route, status: 403, milliseconds: 0, code: otherPage.code });
      return refuse(request, response, { ...otherPage, id, seconds: null });
    }
    void answer(request, response, id).catch((error: unknown) => {
      log(createErrorEntry(id, error));
      return error instanceof Unavailable
        ? refuse(request, response, { ...unavailable, id, seconds: error.retryAfter })
        : refuse(request, response, { ...internalError, id, seconds: null });
    });
  };
}

type AnswerProvider = (request: IncomingMessage, response: ServerResponse, id: string) => Promise<void>;

function createProviderListener({ identity, scheme, clock, log }: AnswerParts): AnswerProvider {
  const headers = Object.entries(createSecurityHeaders(scheme));
  return async (request, response, id) => {
    const begun = clock().getTime();
    const [method, route] = [request.method ?? '', findProviderRoute(request.url ?? '')];
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

/** The reason why a request is refused. `notice` is the page of the identity provider that tells a person about it. */
interface Problem {
  readonly status: 400 | 403 | 421 | 429 | 500 | 503;
  readonly code: string;
  readonly notice: Notice | null;
}

const malformed = { status: 400, code: 'MALFORMED', notice: null } as const satisfies Problem;
const misdirected = { status: 421, code: 'MISDIRECTED_REQUEST', notice: null } as const satisfies Problem;
const otherPage = { status: 403, code: 'OTHER_PAGE', notice: 'otherPage' } as const satisfies Problem;
const busy = { status: 429, code: 'TOO_MANY_REQUESTS', notice: 'busy' } as const satisfies Problem;
const internalError = { status: 500, code: 'INTERNAL_ERROR', notice: 'failed' } as const satisfies Problem;
const unavailable = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  notice: 'unavailable',
} as const satisfies Problem;

interface NamedProblem extends Problem {
  /** The id of the request. */
  readonly id: string;
  /** Seconds until the same request may be answered. */
  readonly seconds: number | null;
}

type Refuse = (request: IncomingMessage, response: ServerResponse, problem: NamedProblem) => void;

/** Creates the function that refuses a request: with a German page of the identity provider, or with the code as plain text. */
function createRefusal({ identity, findSite, scheme }: AnswerParts): Refuse {
  function findPage({ url = '', headers }: IncomingMessage, { status, notice }: Problem) {
    if (status === 421) return belongsToPrograms.test(url) ? null : identity.unknownHost();
    const site = findSite(headers.host ?? '');
    const isPage =
      url.startsWith('/oidc/') && (status === 403 || /\btext\/html\b/.test(headers.accept ?? ''));
    return isPage && site !== null && notice !== null ? identity.notice(site, notice) : null;
  }
  return (request, response, { id, seconds, ...problem }) => {
    const { status, code } = problem;
    const page = findPage(request, problem);
    if (!response.headersSent) {
      const all = {
        ...createSecurityHeaders(scheme),
        ...(page?.headers ?? plainText),
        'x-correlation-id': id,
        ...(seconds === null ? {} : createRetryHeader(seconds)),
      };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
      response.statusCode = status;
    }
    void Promise.resolve(page?.body ?? code).then((body) => response.end(body));
  };
}

const plainText = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
/** Paths that only programs call, which read no page. */
const belongsToPrograms = /^\/(?:api|cms)\//;
/** Returns true for what forms of pages send, which only our own pages may send to the provider and its pages. */
const isForm = ({ method = '', url = '' }: IncomingMessage) =>
  url.startsWith('/oidc/') && !['GET', 'HEAD', 'OPTIONS'].includes(method);
const isMonitoring = /^\/(?:health|ready|metrics)(?:\?|$)/;
const belongsToProvider = /^\/oidc\/(?!interaction\/)/;
/** Stylesheets, fonts, pictures and modules: files that are sent as they are. */
const isFile = /^\/(?:assets|brands)\/|^\/oidc\/interaction\/files\//;
const isCall = /^\/api\/(?!v1\/openapi\.json)/;

/** Returns what a request counts for by its path. A call is counted by itself, with the network (`answerCall`). */
function getPathUses(url: string, network: string): Uses<'process'> {
  if (isFile.test(url)) return { filesOfNetwork: network };
  if (isCall.test(url)) return {};
  if (url.startsWith('/oidc/')) return { signInRequestsOfNetwork: network };
  if (url.startsWith('/cms/')) return { contentRequestsOfNetwork: network };
  return { pagesOfNetwork: network };
}

/** Returns the path of a refused request for the log, without ids, codes and tokens. */
function findRefusedRoute(url: string): string {
  return url.startsWith('/oidc/')
    ? findProviderRoute(url)
    : (/^\/(?:cms|assets|brands)\//.exec(url)?.[0] ?? '/') + '*';
}

function getFirstHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');

/** Returns true when a request has exactly one Host header, which has the form of a host, and asks for a path. */
function hasHost({ headers, rawHeaders, url }: IncomingMessage): boolean {
  const times = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const name = headers.host ?? '';
  return times === 1 && name.length <= 260 && host.test(name) && url?.startsWith('/') === true;
}

/** Paths of the provider without ids. */
const plain: readonly string[] = [
  '/oidc/.well-known/openid-configuration',
  '/oidc/auth',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/session/end/success',
  '/oidc/token',
  '/oidc/token/revocation',
];

/** Returns the path of a request to the provider without ids, codes and tokens, for the log. */
function findProviderRoute(url: string): string {
  const [path = ''] = url.split('?');
  if (plain.includes(path)) return path;
  return path.startsWith('/oidc/auth/') ? '/oidc/auth/{uid}' : '/oidc/*';
}
