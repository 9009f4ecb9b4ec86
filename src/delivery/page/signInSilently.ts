import { asRecord } from '../../plain/isRecord.ts';
import { findIdTokenProblem } from '../../portal/auth/findIdTokenProblem.ts';
import type { SilentAnswer, Tokens } from '../../portal/auth/Tokens.ts';
import {
  callbackPath,
  type PrefetchedResponse,
  prefetchHeader,
  type PrefetchRequest,
  silentResponseMode,
  verifierHeader,
  writePrefetchRequest,
} from '../../protocol/signIn.ts';
import type { PageProvider } from '../pageFacts.ts';
import { createAuthorizationRequest, type SignInClient } from './createAuthorizationRequest.ts';

interface SilentSignIn {
  readonly provider: PageProvider;
  readonly identity: SignInClient;
  readonly origin: string;
  /** The calls whose responses come with the tokens. */
  readonly prefetch: PrefetchRequest;
  readonly send: (url: string, request: RequestInit) => Promise<Response>;
}

type Of<Kind extends SilentAnswer['kind']> = Extract<SilentAnswer, { readonly kind: Kind }>;

/** The result of a silent sign-in, with the responses to its calls. */
export type SilentSignInResult =
  | (Of<'signedIn'> & { readonly responses: readonly PrefetchedResponse[] })
  | Of<'signedOut' | 'failed'>;

/** Timeout in milliseconds. */
const timeout = 15_000;

/**
 * Signs in with authorization code and PKCE without leaving the page, for a customer with a session at the provider of this origin: one
 * request replaces two redirects. The result is `signedOut` when the provider has to show a page.
 */
export async function signInSilently(sign: SilentSignIn): Promise<SilentSignInResult> {
  // Browsers support PKCE with TLS only. The provider's page tells the customer.
  if (!sign.provider.hasSession || !isSecureContext) return { kind: 'signedOut' };
  try {
    return await signIn(sign);
  } catch {
    return { kind: 'failed', reason: 'unreachable' };
  }
}

async function signIn(sign: SilentSignIn): Promise<SilentSignInResult> {
  const { provider, identity, origin, prefetch, send } = sign;
  const { metadata } = provider;
  const { url, verifier, state, nonce } = await createAuthorizationRequest(identity, {
    endpoint: new URL(metadata.authorization_endpoint, origin).href,
    redirect: origin + callbackPath,
    more: { response_mode: silentResponseMode, prompt: 'none' },
  });
  const response = await send(url, {
    headers: { [verifierHeader]: verifier, [prefetchHeader]: writePrefetchRequest(prefetch) },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const answer = asRecord(await response.json());
  if (answer['state'] !== state || answer['iss'] !== metadata.issuer)
    return { kind: 'failed', reason: 'issuer' };
  if (response.ok && answer['error'] !== undefined) return { kind: 'signedOut' };
  const tokens = response.ok ? readTokens(answer) : null;
  if (tokens === null) return { kind: 'failed', reason: 'tokens' };
  const expected = { issuer: metadata.issuer, clientId: identity.clientId, nonce };
  const problem = tokens.claims['nonce'] === nonce ? checkSilentToken(tokens, expected) : 'nonce';
  return problem === null
    ? { kind: 'signedIn', tokens, responses: readResponses(answer) }
    : { kind: 'failed', reason: problem };
}

/** Checks a token that was issued just now: its own time, not the device's, is the current time. */
function checkSilentToken(
  { claims }: Tokens,
  expected: { readonly issuer: string; readonly clientId: string },
) {
  return findIdTokenProblem(claims, { ...expected, now: Number(claims['iat']) });
}

function readTokens(reply: Readonly<Record<string, unknown>>): Tokens | null {
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, scope } = reply;
  if (typeof accessToken !== 'string' || typeof idToken !== 'string') return null;
  const lifetime = Number(reply['expires_in']);
  return {
    accessToken,
    idToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
    scope: typeof scope === 'string' ? scope : undefined,
    goodUntil: Number.isFinite(lifetime) ? Date.now() + lifetime * 1000 : null,
    claims: decodeClaims(idToken),
  };
}

/** Returns the responses; a provider may send none, and the program then makes the calls itself. */
function readResponses({ responses }: Readonly<Record<string, unknown>>): readonly PrefetchedResponse[] {
  return Array.isArray(responses) ? (responses as readonly PrefetchedResponse[]) : [];
}

/** Decodes the payload of a token. Its signature needs no check, because the token came from the provider itself over TLS. */
function decodeClaims(token: string): Readonly<Record<string, unknown>> {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return asRecord(JSON.parse(new TextDecoder().decode(bytes)));
}
