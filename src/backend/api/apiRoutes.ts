import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Operation, operations } from '../../protocol/index.ts';
import type { FindSite } from '../http/createSiteFinder.ts';
import type { FindNetwork } from '../http/findClientNetwork.ts';
import { createRetryHeader } from '../http/createRetryHeader.ts';
import { answerCall, type AnyHandler, type ApiParts } from './answerCall.ts';
import { type ApiResponse, type Handlers, refuse } from './OperationCall.ts';
import { cleanParameters } from './cleanBody.ts';
import { createFileResponse } from './createFileResponse.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { describeApi } from './describeApi.ts';
import { drainUnreadBody } from './drainBody.ts';

export interface Environment {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** The id of this request in the log and in the response. */
    correlationId: string;
    /** The refusal, for the log. */
    refusal: { readonly code: string; readonly detail?: string } | undefined;
    route: string | undefined;
  };
}

export interface HostParts {
  readonly findSite: FindSite;
  readonly findNetwork: FindNetwork;
}

const policyHeader = 'content-security-policy';
/** For answers that are no page: a browser that opens one loads nothing, and shows it in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Creates a route for each operation of the protocol, and one for the document that describes them. */
export function apiRoutes(handlers: Handlers, parts: ApiParts, host: HostParts): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use('/api/*', async (context, next) => {
    await next();
    // A file has a stricter policy of its own.
    if (!context.res.headers.has(policyHeader)) context.res.headers.set(policyHeader, dataPolicy);
  });
  /** Written once, because that takes longer than most calls. */
  let description: string | null = null;
  app.get('/api/v1/openapi.json', (context) => {
    context.set('route', '/api/v1/openapi.json');
    return context.body((description ??= JSON.stringify(describeApi(operations))), 200, {
      'content-type': 'application/json',
    });
  });

  for (const operation of Object.values<Operation>(operations)) {
    const handler = handlers[operation.id as keyof Handlers] as unknown as AnyHandler;
    app.on(operation.method, toRouterPath(operation.path), async (context) => {
      context.set('route', operation.path);
      const incoming = createIncomingCall(context, operation, host);
      const answer = await answerCall(operation, handler, incoming, parts);
      if (operation.upload !== undefined) await drainUnreadBody(incoming.request, operation.upload);
      return respond(context, answer);
    });
  }
  for (const [path, methods] of groupMethodsByPath()) {
    app.all(toRouterPath(path), (context) => {
      context.set('route', path);
      const response = respond(context, refuse(405, 'METHOD_NOT_ALLOWED'));
      response.headers.set('allow', methods.join(', '));
      return response;
    });
  }
  app.all('/api/*', (context) => context.text('NOT_FOUND', 404));
  return app;
}

/** Converts the path of an operation to the router's notation. */
function toRouterPath(path: string): string {
  return path.replace(/{(\w+)}/g, ':$1');
}

/** Returns the methods of each path that has operations. GET implies HEAD. */
function groupMethodsByPath(): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, readonly string[]>();
  for (const { path, method } of Object.values<Operation>(operations)) {
    const own = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...(methods.get(path) ?? []), ...own]);
  }
  return methods;
}

function createIncomingCall(
  context: Context<Environment>,
  { query }: Operation,
  { findSite, findNetwork }: HostParts,
): IncomingCall {
  const { req, env } = context;
  const site = findSite(req.header('host') ?? '');
  return {
    request: req.raw,
    path: req.param(),
    query: query === undefined ? req.query() : cleanParameters(query, req.query()),
    headers: Object.fromEntries(req.raw.headers),
    network: findNetwork(env.incoming),
    brand: site?.brand ?? null,
    origin: site?.origin ?? '',
  };
}

function respond(context: Context<Environment>, answer: ApiResponse): Response {
  if (answer.kind === 'file') return createFileResponse(answer);
  if (answer.kind === 'answer') {
    if (!('body' in answer)) return context.body(null, answer.status);
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  }
  context.set('refusal', answer);
  const { code, receipt } = answer;
  return new Response(receipt === undefined ? code : JSON.stringify({ code, receipt }), {
    status: answer.status,
    headers: {
      'content-type': receipt === undefined ? 'text/plain; charset=UTF-8' : 'application/json',
      ...(answer.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(answer.retryAfter === undefined ? {} : createRetryHeader(answer.retryAfter)),
    },
  });
}
