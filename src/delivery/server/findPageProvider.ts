import type { Brand } from '../../brand/index.ts';
import { getSessionCookie } from '../../protocol/signIn.ts';
import type { PageProvider } from '../pageFacts.ts';

/** Returns the embedded provider for the page of a site; null when its customers sign in elsewhere. */
export function findPageProvider(
  site: { readonly brand: Brand; readonly origin: string } | null,
  cookie: string,
): PageProvider | null {
  if (site === null || !site.brand.identity.authority.startsWith('/')) return null;
  const issuer = `${site.origin}/oidc`;
  return {
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/token/revocation`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    },
    hasSession: cookie.split(/;\s*/).some((one) => one.startsWith(`${getSessionCookie(site.origin)}=`)),
  };
}
