import { askedPathKey } from '../../portal/auth/signOutNames.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import type { PageProvider } from '../pageFacts.ts';
import { createAuthorizationRequest, type SignInClient } from './createAuthorizationRequest.ts';

interface SignInRedirect {
  readonly provider: PageProvider;
  readonly identity: SignInClient & { readonly authority: string };
  readonly page: Pick<Window, 'location' | 'sessionStorage'>;
}

/**
 * Leaves for the sign-in page of the provider of this origin without loading its client library first. Returns false when the browser has
 * no storage or no means for PKCE; then the library finds another way.
 */
export async function leaveForSignIn({ provider, identity, page }: SignInRedirect): Promise<boolean> {
  const { origin, pathname, search, hash } = page.location;
  const redirect = origin + callbackPath;
  try {
    const request = await createAuthorizationRequest(identity, {
      endpoint: new URL(provider.metadata.authorization_endpoint, origin).href,
      redirect,
    });
    // The library reads this state when the customer comes back: `SigninState.toStorageString` of oidc-client-ts.
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
    keepAskedPath(page, state.data.path);
    // This page gets no entry in the history: going back to it would sign in again.
    page.location.replace(request.url);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the address for a sign-in that expires; without room for it such a sign-in leads to the start page. */
function keepAskedPath(page: Pick<Window, 'sessionStorage'>, path: string): void {
  try {
    page.sessionStorage.setItem(askedPathKey, path);
  } catch {
    // The sign-in itself needs no room for this.
  }
}
