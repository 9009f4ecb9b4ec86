/**
 * The identity provider as the server tells it with the page, where both are one: nobody has to ask for its addresses first. Members are
 * those of OpenID Connect Discovery.
 */
export interface PageProvider {
  readonly metadata: {
    readonly issuer: string;
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly revocation_endpoint: string;
    readonly end_session_endpoint: string;
    readonly jwks_uri: string;
    readonly authorization_response_iss_parameter_supported: true;
  };
  /** The browser has a session at the provider, as far as its cookies tell. */
  readonly hasSession: boolean;
}

/** Where the identity provider sends people back to. */
export const callbackPath = '/auth/callback';

/** The mode in which the provider answers a silent sign-in: its tokens as JSON, instead of a redirect with a page and a second request behind it. */
export const silentResponseMode = 'json';

/** Carries what redeems the code of a silent sign-in (`code_verifier` of RFC 7636). No foreign page may send it. */
export const verifierHeader = 'x-code-verifier';

/** Stands in `index.html` where the server writes the provider of the host. */
const placeholder = '__PROVIDER__';
const elementId = 'provider';

/** The page with the provider in it; null where customers of the host sign in elsewhere, or nowhere. */
export function withPageProvider(page: string, provider: PageProvider | null): string {
  return page.replace(placeholder, () => JSON.stringify(provider).replaceAll('<', '\\u003c'));
}

/** The provider that the server wrote into this page. */
export function readPageProvider(page: Document): PageProvider | null {
  return JSON.parse(page.getElementById(elementId)?.textContent ?? 'null') as PageProvider | null;
}
