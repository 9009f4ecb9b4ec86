import { calls } from 'virtual:calls';
import type { ClientOperation, OperationId } from '../../protocol/index.ts';
import { signInTooOldCode } from '../../protocol/signIn.ts';
import type { CallReply } from '../../engine/index.ts';
import type { CallOperation, OperationInput } from './OperationInput.ts';
import type { ServerClock } from './createServerClock.ts';
import { takeUnreadable } from './reportUnreadable.ts';
import { readReply } from './readReply.ts';
import { type HttpRequest, buildHttpRequest } from './buildHttpRequest.ts';
import type { UploadRequest } from './sendUpload.ts';
import type { TokenSource } from './TokenSource.ts';

const usualTimeout = 15;

/** The page that calls are made from. */
export interface CallContext {
  readonly tokens: TokenSource;
  readonly clock: Pick<ServerClock, 'adjust'>;
  /** The origin of the page; the token is sent to no other origin. */
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
  readonly sendUpload: (request: UploadRequest) => Promise<Response>;
  /** Returns the response of this address that arrived before the program, once; null when there is none. */
  readonly takeResponse: (url: string) => Response | null;
  /** Creates the id of a request. */
  readonly newId: () => string;
  /** Called with the id of a request that the server could not answer. */
  readonly failed: (id: string) => void;
  /** Asks the customer to confirm the sign-in by the password. Returns false when the customer does not. */
  readonly confirmSignIn: () => Promise<boolean>;
}

/**
 * Sends calls of /api/v1 with the bearer token of `tokens`. After a 401 that refuses the token, the call is repeated once with a renewed
 * token. When the login is over, the page leaves for the login and the promise never resolves. A call that needs a password entered just now
 * is repeated once the customer has entered it.
 */
export function createCallOperation({ tokens, clock, origin, ...context }: CallContext): CallOperation {
  async function attempt(
    called: ClientOperation,
    input: OperationInput,
    token: string,
  ): Promise<Response | 'network'> {
    const seconds = called.timeoutSeconds ?? usualTimeout;
    const request = buildHttpRequest(called, input, { origin, id: context.newId(), token });
    const early = called.method === 'GET' ? context.takeResponse(request.url) : null;
    const unreadable = early === null ? takeUnreadable() : null;
    if (unreadable !== null) request.headers.set('x-unreadable', unreadable);
    const id = early?.headers.get('x-correlation-id') ?? request.id;
    try {
      const response = early ?? (await send(context, request, input, seconds));
      clock.adjust(response);
      if (response.status >= 500) context.failed(id);
      return response;
    } catch {
      return 'network';
    }
  }

  function reply(called: ClientOperation, response: Response | 'network'): Promise<CallReply> {
    if (response !== 'network') tokens.accepted();
    return readReply(called, response);
  }

  async function leave(): Promise<never> {
    await tokens.toLogin();
    return new Promise<never>(() => {});
  }

  async function request(id: OperationId, input: OperationInput): Promise<CallReply> {
    const called = calls[id];
    const first = await tokens.current();
    if (first.kind === 'refused') return leave();
    if (first.kind === 'unreachable') return 'network';

    const response = await attempt(called, input, first.token);
    if (response === 'network' || !isTokenRefusal(response)) return reply(called, response);

    const second = await tokens.renew();
    if (second.kind === 'refused') return leave();
    if (second.kind === 'unreachable') return 'network';
    const again = await attempt(called, input, second.token);
    if (again !== 'network' && isTokenRefusal(again)) return leave();
    return reply(called, again);
  }

  return async (id: OperationId, input: OperationInput = {}): Promise<CallReply> => {
    const first = await request(id, input);
    return isSignInTooOld(first) && (await context.confirmSignIn()) ? request(id, input) : first;
  };
}

/** Sends a request within its time; a file with its progress. */
function send(
  context: Pick<CallContext, 'send' | 'sendUpload'>,
  request: HttpRequest,
  input: OperationInput,
  seconds: number,
): Promise<Response> {
  const { id: _, url, body, ...rest } = request;
  const { signal, onProgress = () => undefined } = input;
  if (body !== null && typeof body !== 'string') {
    return context.sendUpload({ ...request, body, signal, seconds, onProgress });
  }
  const limit = AbortSignal.timeout(seconds * 1000);
  return context.send(
    new Request(url, {
      ...rest,
      body,
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    }),
  );
}

function isSignInTooOld(reply: CallReply): boolean {
  return typeof reply === 'object' && reply.status === 403 && reply.body === signInTooOldCode;
}

/** Any other 401 is an answer of the call itself. */
function isTokenRefusal(response: Response): boolean {
  return response.status === 401 && /^bearer\b/i.test(response.headers.get('www-authenticate') ?? '');
}
