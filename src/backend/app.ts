import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ApiParts } from './api/answerCall.ts';
import { apiRoutes, type Environment, type HostParts } from './api/apiRoutes.ts';
import type { Handlers } from './api/OperationCall.ts';
import { createErrorEntry } from './http/createErrorEntry.ts';
import type { Log } from './http/LogEntry.ts';
import { Unavailable } from './http/Unavailable.ts';
import { portalRoutes } from './portalRoutes.ts';
import { findRequestId } from './http/findRequestId.ts';
import { readUnreadable } from './http/readUnreadable.ts';
import { createRetryHeader } from './http/createRetryHeader.ts';
import { senderLanes } from './limits/senderLanes.ts';
import { createSecurityHeaders } from './http/createSecurityHeaders.ts';

export interface AppParts extends ApiParts, HostParts {
  readonly handlers: Handlers;
  /** Folder of the built portal. */
  readonly clientDir: string;
  /** Adds the routes of the sign-in pages, of the content service and of monitoring. */
  readonly mounted: (app: Hono<Environment>) => Hono<Environment>;
  readonly scheme: 'http' | 'https';
  readonly log: Log;
}

/** Creates the application, which answers all requests except those of the OpenID Connect protocol. */
export function createApp(parts: AppParts): Hono<Environment> {
  const { clock, log } = parts;
  const app = new Hono<Environment>();

  app.use(async (context, next) => {
    const id = findRequestId((name) => context.req.header(name));
    const begun = clock().getTime();
    context.set('correlationId', id);
    await next();
    context.res.headers.set('x-correlation-id', id);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
    const area = /^\/(?:api|oidc)\//.exec(context.req.path)?.[0];
    if (area === undefined) return;
    const { code, detail } = context.get('refusal') ?? {};
    const unreadable = readUnreadable(context.req.header('x-unreadable'));
    const step = readFormStep(context.req.header('x-form-step'));
    log({
      event: 'request',
      id,
      method: context.req.method,
      route: context.get('route') ?? `${area}*`,
      status: context.res.status,
      milliseconds: clock().getTime() - begun,
      ...(step === null ? {} : { step }),
      ...(unreadable.length === 0 ? {} : { unreadable }),
      ...(code === undefined ? {} : { code }),
      ...(detail === undefined ? {} : { detail }),
    });
  });
  const headers = Object.entries(createSecurityHeaders(parts.scheme));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
  });
  // Compression leaks no secret (BREACH): no response has a secret beside text from another person. Files are already compressed, and
  // sign-in pages stay uncompressed.
  for (const paths of ['/api/*', '/cms/*']) app.use(paths, compress());
  // Only an answer is made in turn; it is sent outside of the lane, because a client may read slowly.
  app.use('/cms/*', (context, next) => senderLanes.content(parts.findNetwork(context.env.incoming), next));
  app.onError((error, context) => {
    log(createErrorEntry(context.get('correlationId'), error));
    if (!(error instanceof Unavailable)) return context.text('INTERNAL_ERROR', 500);
    context.set('refusal', { code: 'SERVICE_UNAVAILABLE', detail: error.reason });
    return context.text('SERVICE_UNAVAILABLE', 503, createRetryHeader(error.retryAfter));
  });

  app.route('/', apiRoutes(parts.handlers, parts, parts));
  parts.mounted(app);
  app.all('/oidc/*', (context) => context.text('NOT_FOUND', 404));
  app.all('/cms/*', (context) => context.text('NOT_FOUND', 404));
  app.route('/', portalRoutes(parts.clientDir, parts.findSite));
  return app;
}

const shape = /^[a-z][a-z0-9-]{0,39}\/[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** Returns the `<form>/<step>` that made a call, from its header `x-form-step`; null when the header has another form. */
function readFormStep(header: string | undefined): string | null {
  return header !== undefined && shape.test(header) ? header : null;
}
