import type { PageProvider } from '../../../src/delivery/pageFacts.ts';

export const origin = 'https://portal.example';
export const issuer = `${origin}/oidc`;

/** The provider of the page's own origin, as the server writes it into the page. */
export const provider: PageProvider = {
  metadata: {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/token/revocation`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
    authorization_response_iss_parameter_supported: true,
  },
  hasSession: true,
};
