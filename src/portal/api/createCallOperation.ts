import { type Operation, type OperationId, operations } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';
import type { CallOperation, OperationInput } from './OperationInput.ts';
import type { ServerClock } from './createServerClock.ts';
import { readReply } from './readReply.ts';
import { requestOf } from './requestOf.ts';
import type { TokenSource } from './TokenSource.ts';

const timeout = 15_000;

/** What calls need of the page they are made from. */
export interface CallContext {
  readonly tokens: TokenSource;
  readonly clock: Pick<ServerClock, 'adjust'>;
  /** The page's own; the token goes nowhere else. */
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
}

/**
 * Calls of /api/v1 with the bearer token of `tokens`. A 401 that is about the token is tried once more with a renewed one; when the
 * login is over, the page leaves for it and the call is never answered.
 */
export function createCallOperation({ tokens, clock, origin, send }: CallContext): CallOperation {
  async function attempt(
    operation: Operation,
    input: OperationInput,
    token: string,
  ): Promise<Response | 'network'> {
    const limit = AbortSignal.timeout(timeout);
    const signal = input.signal === undefined ? limit : AbortSignal.any([limit, input.signal]);
    try {
      const response = await send(requestOf(operation, input, { origin, token, signal }));
      clock.adjust(response);
      return response;
    } catch {
      return 'network';
    }
  }

  async function leave(): Promise<never> {
    await tokens.toLogin();
    return new Promise<never>(() => {});
  }

  return async (id: OperationId, input: OperationInput = {}): Promise<Reply> => {
    const operation: Operation = operations[id];
    const first = await tokens.current();
    if (first.kind === 'refused') return leave();
    if (first.kind === 'unreachable') return 'network';

    const response = await attempt(operation, input, first.token);
    if (response === 'network' || !isAboutToken(response)) return readReply(operation, response);

    const second = await tokens.renew();
    if (second.kind === 'refused') return leave();
    if (second.kind === 'unreachable') return 'network';
    const again = await attempt(operation, input, second.token);
    if (again !== 'network' && isAboutToken(again)) return leave();
    return readReply(operation, again);
  };
}

/** Any other 401 is an answer of the call itself. */
function isAboutToken(response: Response): boolean {
  return response.status === 401 && /^bearer\b/i.test(response.headers.get('www-authenticate') ?? '');
}
