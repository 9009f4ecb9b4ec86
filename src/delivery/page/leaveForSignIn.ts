import { callbackPath } from '../../protocol/signIn.ts';
import type { PageProvider } from '../pageFacts.ts';
import { authorizationRequest, type SignInClient } from './authorizationRequest.ts';

interface SignInRedirect {
  readonly provider: PageProvider;
  readonly identity: SignInClient & { readonly authority: string };
  readonly page: Pick<Window, 'location' | 'sessionStorage'>;
}

/**
 * Leaves for the sign-in page of the provider of this origin, without the library for it: nothing but this page has to be loaded first.
 * False: the browser keeps nothing, or has no means for PKCE; then the library finds another way.
 */
export async function leaveForSignIn({ provider, identity, page }: SignInRedirect): Promise<boolean> {
  const { origin, pathname, search, hash } = page.location;
  const redirect = origin + callbackPath;
  try {
    const request = await authorizationRequest(identity, {
      endpoint: new URL(provider.metadata.authorization_endpoint, origin).href,
      redirect,
    });
    // The library reads it when the customer comes back: `SigninState.toStorageString` of oidc-client-ts.
    const state = {
      id: request.state,
      data: { path: pathname + search + hash, isAgain: false },
      created: Math.floor(Date.now() / 1000),
      request_type: 'si:r',
      code_verifier: request.verifier,
      authority: new URL(identity.authority, origin).href,
      client_id: identity.clientId,
      redirect_uri: redirect,
      scope: identity.scope,
      nonce: request.nonce,
    };
    page.sessionStorage.setItem(`oidc.${request.state}`, JSON.stringify(state));
    // The page that only leads to the sign-in is no entry of the history: back from the start page would sign in again.
    page.location.replace(request.url);
    return true;
  } catch {
    return false;
  }
}
