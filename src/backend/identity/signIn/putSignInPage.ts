import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, type PageBrand } from '../pages/pageFrame.ts';
import { sessionEndedParameter, getSignInPath } from '../createProviderConfiguration.ts';
import { signInPage } from './signInPage.ts';

/** A response of the provider; `oidc` is missing for an unknown path. */
type Answer = Pick<KoaContextWithOIDC, 'get' | 'set' | 'remove' | 'response' | 'status' | 'type' | 'body'> & {
  readonly oidc?: KoaContextWithOIDC['oidc'];
};

/**
 * Replaces the redirect to the sign-in page by the page itself, which saves a round trip. Only navigations of a browser get the page; other
 * requests are redirected.
 */
export async function putSignInPage(context: Answer, page: PageBrand): Promise<void> {
  const interaction = context.oidc?.entities.Interaction;
  if (interaction === undefined || interaction.prompt.name !== 'login') return;
  const action = getSignInPath(interaction.uid);
  if (context.response.get('location') !== action || context.get('sec-fetch-mode') !== 'navigate') return;
  const hasEnded = interaction.params[sessionEndedParameter] !== undefined;
  context.remove('location');
  context.set(pageHeaders);
  context.status = 200;
  context.type = 'html';
  context.body = String(await signInPage(page, { action, email: '', hasEnded }, null));
}
