import { asRecord } from '../../plain/isRecord.ts';
import {
  type FirstAnswer,
  type FirstCalls,
  firstCallsHeader,
  writeFirstCalls,
} from '../../protocol/firstAnswers.ts';
import {
  callbackPath,
  type PageProvider,
  silentResponseMode,
  verifierHeader,
} from '../../protocol/pageProvider.ts';
import { authorizationRequest, type SignInClient } from './authorizationRequest.ts';
import { idTokenProblem } from '../../portal/auth/idTokenProblem.ts';
import type { SilentAnswer, Tokens } from '../../portal/auth/Tokens.ts';

/** Who asks whom, and what with the tokens is asked for next. */
interface SilentSignIn {
  readonly provider: PageProvider;
  readonly identity: SignInClient;
  readonly origin: string;
  readonly asked: FirstCalls;
  readonly send: (url: string, request: RequestInit) => Promise<Response>;
}

/** Longer than anybody looks at an empty page; in milliseconds. */
const patience = 15_000;

/**
 * Authorization code with PKCE without leaving the page, for somebody who has a session at the provider of this origin: one request in
 * place of a page that leads to another and back. Whatever needs a page of the provider is `signedOut`.
 */
export async function silentSignIn(sign: SilentSignIn): Promise<SilentAnswer> {
  // Without TLS a browser has no means for PKCE here; the provider's page says so.
  if (!sign.provider.hasSession || !isSecureContext) return { kind: 'signedOut' };
  try {
    return await signIn(sign);
  } catch {
    return { kind: 'failed', reason: 'unreachable' };
  }
}

async function signIn({ provider, identity, origin, asked, send }: SilentSignIn): Promise<SilentAnswer> {
  const { metadata } = provider;
  const { url, verifier, state, nonce } = await authorizationRequest(identity, {
    endpoint: new URL(metadata.authorization_endpoint, origin).href,
    redirect: origin + callbackPath,
    more: { response_mode: silentResponseMode, prompt: 'none' },
  });
  const response = await send(url, {
    headers: { [verifierHeader]: verifier, [firstCallsHeader]: writeFirstCalls(asked) },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  const answer = asRecord(await response.json());
  if (answer['state'] !== state || answer['iss'] !== metadata.issuer)
    return { kind: 'failed', reason: 'issuer' };
  if (response.ok && answer['error'] !== undefined) return { kind: 'signedOut' };
  const tokens = response.ok ? tokensIn(answer) : null;
  if (tokens === null) return { kind: 'failed', reason: 'tokens' };
  const expected = { issuer: metadata.issuer, clientId: identity.clientId, nonce };
  const problem = tokens.claims['nonce'] === nonce ? problemOf(tokens, expected) : 'nonce';
  return problem === null
    ? { kind: 'signedIn', tokens, answers: answersIn(answer) }
    : { kind: 'failed', reason: problem };
}

/** A token that comes straight from the provider was issued just now: its time, not the device's, says how late it is. */
function problemOf({ claims }: Tokens, expected: { readonly issuer: string; readonly clientId: string }) {
  return idTokenProblem(claims, { ...expected, now: Number(claims['iat']) });
}

function tokensIn(reply: Readonly<Record<string, unknown>>): Tokens | null {
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, scope } = reply;
  if (typeof accessToken !== 'string' || typeof idToken !== 'string') return null;
  const lifetime = Number(reply['expires_in']);
  return {
    accessToken,
    idToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
    scope: typeof scope === 'string' ? scope : undefined,
    goodUntil: Number.isFinite(lifetime) ? Date.now() + lifetime * 1000 : null,
    claims: claimsOf(idToken),
  };
}

/** A provider that answers nothing besides is right, too: then the program asks. */
function answersIn({ answers }: Readonly<Record<string, unknown>>): readonly FirstAnswer[] {
  return Array.isArray(answers) ? (answers as readonly FirstAnswer[]) : [];
}

/** The payload of a token; its signature is not looked at, because it came from the provider itself over TLS. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return asRecord(JSON.parse(new TextDecoder().decode(bytes)));
}
