import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * The answer of a sign-in without a page, as JSON for the page that asks. Only what shows nothing may be asked for in this way: anything
 * else would end on a page of JSON.
 */
export function answerSilently(context: KoaContextWithOIDC, _redirect: string, payload: object): void {
  const { prompt } = context.query;
  const isSilent = prompt === 'none';
  context.status = isSilent ? 200 : 400;
  context.type = 'json';
  context.body = isSilent ? payload : { error: 'invalid_request' };
}
