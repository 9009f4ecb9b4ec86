import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import type { TokenAnswer } from '../api/TokenSource.ts';
import type { AuthSession, Identity } from './AuthSession.ts';
import { idTokenProblem } from './idTokenProblem.ts';
import { callbackPath, safeReturnPath } from './safeReturnPath.ts';

/** A token with less validity than this is renewed before it is used (AUTH-006). */
const leastValidity = 5;

/** The browser, as far as signing in touches it. */
export interface BrowserLocation {
  readonly origin: string;
  /** Path with search and hash of the page shown now. */
  path(): string;
  leaveFor(url: string): void;
}

/** Sign-in over an OpenID provider. One renewal at a time: a second use of one refresh token would end the whole grant. */
export function createAuthSession(manager: UserManager, browser: BrowserLocation): AuthSession {
  const renew = singleFlight(async (): Promise<TokenAnswer> => {
    try {
      const user = await manager.getUser();
      if (user?.refresh_token === undefined) return { kind: 'refused' };
      const renewed = await manager.signinSilent();
      if (renewed === null) return { kind: 'refused' };
      await checkIdToken(manager, renewed);
      return { kind: 'token', token: renewed.access_token };
    } catch (error) {
      return { kind: isRefusal(error) ? 'refused' : 'unreachable' };
    }
  });

  async function leaveForLogin(path: string): Promise<void> {
    await manager.signinRedirect({ state: { path }, nonce: crypto.randomUUID() });
  }

  return {
    async signIn(url) {
      if (url.pathname !== callbackPath) {
        await leaveForLogin(url.pathname + url.search + url.hash);
        return new Promise(() => {});
      }
      return completeSignIn(manager, url, browser.origin);
    },

    async current() {
      const user = await manager.getUser();
      if (user !== null && (user.expires_in ?? 0) >= leastValidity)
        return { kind: 'token', token: user.access_token };
      return renew();
    },

    renew,

    async renewedIdentity() {
      const user = (await renew()).kind === 'token' ? await manager.getUser() : null;
      return user && identityOf(user);
    },

    async toLogin() {
      await leaveForLogin(browser.path());
    },

    async signOut() {
      await manager.revokeTokens(['refresh_token']).catch(() => undefined);
      try {
        await manager.signoutRedirect();
      } catch {
        browser.leaveFor(`${browser.origin}/`);
      } finally {
        await manager.removeUser();
      }
    },

    forget: () => manager.removeUser(),
  };
}

/** Back from the provider: takes the tokens, checks whose they are and says where the visitor wanted to go. */
async function completeSignIn(
  manager: UserManager,
  url: URL,
  origin: string,
): ReturnType<AuthSession['signIn']> {
  const metadata = await manager.metadataService.getMetadata();
  const issuer = url.searchParams.get('iss');
  if (issuer === null ? requiresIssuer(metadata) : issuer !== metadata.issuer)
    throw new UntrustedToken('issuer');
  const user = await manager.signinRedirectCallback(url.href);
  await checkIdToken(manager, user);
  return { identity: identityOf(user), returnPath: safeReturnPath(pathIn(user.state), origin) };
}

async function checkIdToken(manager: UserManager, user: User): Promise<void> {
  const { issuer } = await manager.metadataService.getMetadata();
  const expected = { issuer: issuer ?? '', clientId: manager.settings.client_id, now: nowInSeconds() };
  const problem = idTokenProblem(user.profile, expected);
  if (problem === null) return;
  await manager.removeUser();
  throw new UntrustedToken(problem);
}

class UntrustedToken extends Error {
  override readonly name = 'UntrustedToken';
}

/** The provider answered with a refusal; anything else (no answer, server error) may pass. */
function isRefusal(error: unknown): boolean {
  if (error instanceof UntrustedToken) return true;
  return (
    error instanceof ErrorResponse &&
    error.error !== 'server_error' &&
    error.error !== 'temporarily_unavailable'
  );
}

function requiresIssuer(metadata: object): boolean {
  return (
    'authorization_response_iss_parameter_supported' in metadata &&
    metadata.authorization_response_iss_parameter_supported === true
  );
}

function identityOf({ profile }: User): Identity {
  const accountId = profile['accountId'];
  if (typeof accountId !== 'string' || typeof profile.email !== 'string')
    throw new UntrustedToken('identity');
  return { accountId, email: profile.email };
}

function pathIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'path' in state ? state.path : null;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** While a run is under way, everyone who asks gets that run. */
function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= run().finally(() => {
      current = null;
    });
    return current;
  };
}
