import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Brand } from '../../brand/index.ts';
import { type Operation, operations } from '../../protocol/index.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { answerCall, type ApiParts, type IncomingCall } from './answerCall.ts';
import type { Call, CallAnswer, Handlers } from './Call.ts';
import { openApi } from './openApi.ts';

export interface Environment {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** Names this request in log and answer. */
    correlationId: string;
    /** For the log. */
    refusal: { readonly code: string; readonly detail?: string } | undefined;
    route: string | undefined;
  };
}

export interface HostParts {
  readonly brandOfHost: (host: string) => Brand | null;
  readonly scheme: 'http' | 'https';
}

/** Every operation of the protocol on its path, and the document that describes them. */
export function apiRoutes(handlers: Handlers, parts: ApiParts, host: HostParts): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/api/v1/openapi.json', (context) => {
    context.set('route', '/api/v1/openapi.json');
    return context.json(openApi(operations));
  });

  for (const operation of Object.values<Operation>(operations)) {
    const handler = handlers[operation.id as keyof Handlers] as unknown as (
      call: Call,
    ) => Promise<CallAnswer>;
    app.on(operation.method, operation.path.replace(/{(\w+)}/g, ':$1'), async (context) => {
      context.set('route', operation.path);
      const incoming = incomingOf(context, host);
      return respond(context, await answerCall(operation, handler, incoming, parts));
    });
  }
  app.all('/api/*', (context) => context.text('NOT_FOUND', 404));
  return app;
}

function incomingOf(context: Context<Environment>, { brandOfHost, scheme }: HostParts): IncomingCall {
  const { req, env } = context;
  return {
    request: req.raw,
    path: req.param() as Readonly<Record<string, string>>,
    query: req.query(),
    headers: Object.fromEntries(req.raw.headers),
    address: clientAddress(env.incoming, scheme),
    brand: brandOfHost(req.header('host') ?? ''),
  };
}

function respond(context: Context<Environment>, answer: CallAnswer): Response {
  if (answer.kind === 'answer') {
    if (!('body' in answer)) return context.body(null, answer.status);
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  }
  context.set('refusal', answer);
  const response = new Response(answer.code, {
    status: answer.status,
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
  if (answer.status === 401) response.headers.set('www-authenticate', 'Bearer');
  if (answer.retryAfter !== undefined) response.headers.set('retry-after', String(answer.retryAfter));
  return response;
}
