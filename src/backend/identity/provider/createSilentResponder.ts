import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { prefetchHeader, readPrefetchRequest, verifierHeader } from '../../../protocol/signIn.ts';
import type { PrefetchAnswers } from '../../../delivery/server/index.ts';
import { requestInternally } from './requestInternally.ts';

type SilentResponder = (
  context: KoaContextWithOIDC,
  redirect: string,
  payload: { readonly code?: string },
) => Promise<void>;

const compressGzip = promisify(gzip);

/**
 * Creates the response mode for a sign-in without a page: JSON with the tokens and with the responses to the first calls of the page, so
 * that the page makes no second request. The code stays in this process. Requests need `prompt=none` and the verifier of the code; any
 * other would end on a page of JSON.
 */
export function createSilentResponder(prefetchAnswers: PrefetchAnswers): SilentResponder {
  return async (context, redirect, { code, ...payload }) => {
    const verifier = context.get(verifierHeader);
    context.type = 'json';
    if (context.query['prompt'] !== 'none' || verifier === '') {
      context.status = 400;
      context.body = { error: 'invalid_request' };
      return;
    }
    context.status = 200;
    context.body = payload;
    if (code === undefined) return;
    const { status, body } = await exchangeCode(context, { code, redirect, verifier });
    const tokens = JSON.parse(body) as { readonly access_token?: string };
    const prefetchRequest = readPrefetchRequest(context.get(prefetchHeader));
    const { access_token: token } = tokens;
    const hasRequest = token !== undefined && prefetchRequest !== null;
    const responses = hasRequest
      ? await prefetchAnswers({ token, incoming: context.req }, prefetchRequest)
      : [];
    context.status = status;
    await sendCompressed(context, { ...payload, ...tokens, responses });
  };
}

interface CodeExchange {
  readonly code: string;
  readonly redirect: string;
  readonly verifier: string;
}

/** Exchanges a code for tokens by a request of the provider to itself. */
function exchangeCode(context: KoaContextWithOIDC, { code, redirect, verifier }: CodeExchange) {
  const { client, provider } = context.oidc;
  return requestInternally(provider.callback(), {
    url: '/token',
    headers: {
      host: context.get('host'),
      'x-forwarded-host': context.get('x-forwarded-host'),
      'x-forwarded-proto': context.get('x-forwarded-proto'),
      'user-agent': context.get('user-agent'),
    },
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      client_id: client?.clientId ?? '',
      code_verifier: verifier,
    },
  });
}

/**
 * Sends a response compressed. That reveals no secret: only the page itself can make this request, and the tokens differ in every response.
 */
async function sendCompressed(context: KoaContextWithOIDC, answer: object): Promise<void> {
  if (context.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    context.body = answer;
    return;
  }
  context.set('content-encoding', 'gzip');
  context.vary('accept-encoding');
  context.body = await compressGzip(JSON.stringify(answer));
}
