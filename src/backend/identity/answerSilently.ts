import type { KoaContextWithOIDC } from 'oidc-provider';
import { verifierHeader } from '../../protocol/pageProvider.ts';
import { answerFromInside } from './answerFromInside.ts';

/**
 * The answer of a sign-in without a page, as JSON for the page that asks: its tokens at once, so that nobody has to ask a second time. The
 * code stays in this process. Only what shows nothing, and comes with what redeems the code, may be asked for in this way: anything else
 * would end on a page of JSON.
 */
export async function answerSilently(
  context: KoaContextWithOIDC,
  redirect: string,
  { code, ...payload }: { readonly code?: string },
): Promise<void> {
  const verifier = context.get(verifierHeader);
  context.type = 'json';
  if (context.query['prompt'] !== 'none' || verifier === '') {
    context.status = 400;
    context.body = { error: 'invalid_request' };
    return;
  }
  const { client, provider } = context.oidc;
  context.status = 200;
  context.body = payload;
  if (code === undefined || client === undefined) return;
  const { status, body } = await answerFromInside(provider.callback(), {
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
      client_id: client.clientId,
      code_verifier: verifier,
    },
  });
  context.status = status;
  context.body = { ...payload, ...(JSON.parse(body) as object) };
}
