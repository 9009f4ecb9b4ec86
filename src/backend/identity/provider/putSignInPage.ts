import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, type PageBrand } from '../pages/pageFrame.ts';
import { sessionEndedParameter, signInPath } from './providerConfiguration.ts';
import { signInPage } from '../signIn/signInPage.ts';

/** An answer of the provider; `oidc` is missing where it knows no such path. */
type Answer = Pick<KoaContextWithOIDC, 'get' | 'set' | 'remove' | 'response' | 'status' | 'type' | 'body'> & {
  readonly oidc?: KoaContextWithOIDC['oidc'];
};

/**
 * Puts the login page in the place of the redirect that would lead a browser to it, which saves a round trip. Everything else that asks
 * for a sign-in is redirected.
 */
export async function putSignInPage(context: Answer, page: PageBrand): Promise<void> {
  const interaction = context.oidc?.entities.Interaction;
  if (interaction === undefined || interaction.prompt.name !== 'login') return;
  const action = signInPath(interaction.uid);
  if (context.response.get('location') !== action || context.get('sec-fetch-mode') !== 'navigate') return;
  const hasEnded = interaction.params[sessionEndedParameter] !== undefined;
  context.remove('location');
  context.set(pageHeaders);
  context.status = 200;
  context.type = 'html';
  context.body = String(await signInPage(page, { action, email: '', hasEnded }, null));
}
