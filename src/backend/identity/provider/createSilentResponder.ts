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
 * The answer of a sign-in without a page, as JSON for the page that asks: its tokens at once, and with them what the page asks for next,
 * so that nobody has to ask a second time. The code stays in this process. Only what shows nothing, and comes with what redeems the code,
 * may be asked for in this way: anything else would end on a page of JSON.
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
    const asked = readPrefetchRequest(context.get(prefetchHeader));
    const { access_token: token } = tokens;
    const isAsked = token !== undefined && asked !== null;
    const responses = isAsked ? await prefetchAnswers({ token, incoming: context.req }, asked) : [];
    context.status = status;
    await sendCompressed(context, { ...payload, ...tokens, responses });
  };
}

interface CodeExchange {
  readonly code: string;
  readonly redirect: string;
  readonly verifier: string;
}

/** What the provider answers to the code, asked by itself. */
function exchangeCode(context: KoaContextWithOIDC, { code, redirect, verifier }: CodeExchange) {
  const { client, provider } = context.oidc;
  return requestInternally(provider.callback(), {
    url: '/token',
    headers: {
      host: context.get('host'),
      'x-forwarded-host': context.get('x-forwarded-host'),
      'x-forwarded-proto': context.get('x-forwarded-proto'),
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

/** Nobody but the page itself can ask for it, and every answer has other tokens: how short it becomes says nothing to strangers. */
async function sendCompressed(context: KoaContextWithOIDC, answer: object): Promise<void> {
  if (context.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    context.body = answer;
    return;
  }
  context.set('content-encoding', 'gzip');
  context.vary('accept-encoding');
  context.body = await compressGzip(JSON.stringify(answer));
}
