/** The client as registered at the provider. */
export interface SignInClient {
  readonly clientId: string;
  readonly scope: string;
}

/** A request to the provider, and the values that verify its response. */
export interface AuthorizationRequest {
  readonly url: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

interface AuthorizationTarget {
  /** An absolute address. */
  readonly endpoint: string;
  /** An absolute address. */
  readonly redirect: string;
  /** Further parameters. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Creates an authorization request with PKCE (RFC 7636). Needs a secure context. */
export async function createAuthorizationRequest(
  { clientId, scope }: SignInClient,
  { endpoint, redirect, more = {} }: AuthorizationTarget,
): Promise<AuthorizationRequest> {
  const [verifier, state, nonce] = [createRandomText(), createRandomText(), createRandomText()];
  const url = new URL(endpoint);
  url.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope,
      state,
      nonce,
      code_challenge: await hashVerifier(verifier),
      code_challenge_method: 'S256',
      ...more,
    }),
  );
  return { url: url.href, verifier, state, nonce };
}

async function hashVerifier(text: string): Promise<string> {
  return encodeUrlSafe(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function createRandomText(): string {
  return encodeUrlSafe(crypto.getRandomValues(new Uint8Array(32)));
}

/** Encodes bytes in base64url without padding. */
function encodeUrlSafe(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
