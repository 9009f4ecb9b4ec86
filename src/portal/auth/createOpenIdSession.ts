import { asRecord } from '../../plain/isRecord.ts';
import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import type { Brand } from '../../brand/index.ts';
import type { ServerClock } from '../api/createServerClock.ts';
import type { TokenResult } from '../api/TokenSource.ts';
import type { AuthSession } from './AuthSession.ts';
import { readIdentity } from './readIdentity.ts';
import { idTokenProblem } from './idTokenProblem.ts';
import { minTokenValidity } from './minTokenValidity.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { safeReturnPath } from './safeReturnPath.ts';
import type { Tokens } from './Tokens.ts';
import { UntrustedToken } from './UntrustedToken.ts';

/** The browser, as far as signing in touches it. */
export interface BrowserLocation {
  readonly origin: string;
  /** Path with search and hash of the page shown now. */
  path(): string;
  /** Leaves the page for good: the visitor does not come back to it. */
  leaveFor(url: string): void;
  /** Returns true when a user was signed in in this tab and has not signed out. */
  wasSignedIn(): boolean;
  /** Says in place of the portal who refuses to sign anybody in. */
  giveUp(refusedBy: 'provider' | 'portal'): void;
}

/** The provider of a brand, and the clock that checks its tokens. */
export interface TokenContext {
  readonly identity: Brand['identity'];
  readonly clock: Pick<ServerClock, 'now' | 'follow'>;
  /** Told what a new ID token says. */
  readonly heard: (claims: Tokens['claims']) => void;
  /** Returns true when the portal was used since the last extension of the session. */
  readonly isUsed: () => boolean;
}

/** A session that signs in by leaving the page, and that accepts tokens from a silent sign-in. */
export interface OpenIdSession extends AuthSession {
  adopt(tokens: Tokens): Promise<void>;
}

/** Sign-in over an OpenID provider. One renewal at a time: a second use of one refresh token would end the whole grant. */
export function createOpenIdSession(
  manager: UserManager,
  browser: BrowserLocation,
  reading: TokenContext,
): OpenIdSession {
  /** This sign-in followed a refusal, and nothing was accepted since. */
  let isLastTry = false;
  const renew = singleFlight(() => renewToken(manager, reading));

  const leaveForLogin = (state: SignInState) =>
    redirect(manager, state, isEmbedded(reading) && (state.isAgain || browser.wasSignedIn()));

  return {
    async signIn(url) {
      if (url.pathname !== callbackPath) {
        await leaveForLogin({ path: url.pathname + url.search + url.hash, isAgain: false });
        return new Promise(() => {});
      }
      if (await isSignInExpired(manager, url)) return leaveForStart(browser);
      const user = await completeSignIn(manager, url, reading).catch((error: unknown) => {
        if (!isSignInRefusal(error) || error instanceof UntrustedToken) throw error;
        browser.giveUp('provider');
        return new Promise<never>(() => {});
      });
      const { path, isAgain } = readSignInState(user);
      isLastTry = isAgain;
      return {
        identity: readIdentity(user.profile, reading.identity),
        returnPath: safeReturnPath(path, browser.origin),
      };
    },

    async current() {
      const user = await manager.getUser();
      // Without a lifetime a token is good until somebody refuses it.
      if (user !== null && (user.expires_in ?? Infinity) >= minTokenValidity)
        return { kind: 'token', token: user.access_token };
      return renew();
    },

    renew,

    accepted() {
      isLastTry = false;
    },

    async renewedIdentity() {
      const user = (await renew()).kind === 'token' ? await manager.getUser() : null;
      return user && readIdentity(user.profile, reading.identity);
    },

    async toLogin() {
      if (isLastTry) browser.giveUp('portal');
      else await leaveForLogin({ path: browser.path(), isAgain: true });
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

    adopt: (tokens) => manager.storeUser(createUser(tokens)),
  };
}

/** Leaves for the provider. `hasEnded`: a session ended before, and the provider's page can say so. */
async function redirect(manager: UserManager, state: SignInState, hasEnded: boolean): Promise<void> {
  await manager.signinRedirect({
    state,
    nonce: crypto.randomUUID(),
    // The page that only leads to the sign-in is no entry of the history: back from the start page would sign in again.
    redirectMethod: 'replace',
    extraQueryParams: hasEnded ? { session_ended: '1' } : {},
  });
}

/** Its own words are understood by the embedded provider alone. */
function isEmbedded({ identity }: TokenContext): boolean {
  return identity.authority.startsWith('/');
}

function createUser({ accessToken, idToken, refreshToken, scope, goodUntil, claims }: Tokens): User {
  return new User({
    access_token: accessToken,
    id_token: idToken,
    token_type: 'Bearer',
    profile: claims as User['profile'],
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    ...(scope === undefined ? {} : { scope }),
    ...(goodUntil === null ? {} : { expires_at: Math.floor(goodUntil / 1000) }),
  });
}

async function renewToken(manager: UserManager, reading: TokenContext): Promise<TokenResult> {
  try {
    const user = await manager.getUser();
    if (user?.refresh_token === undefined) return { kind: 'refused' };
    // A token that nobody but the portal itself needs does not make the session last longer.
    const isIdle = isEmbedded(reading) && !reading.isUsed();
    const renewed = await manager.signinSilent(isIdle ? { extraTokenParams: { idle: '1' } } : {});
    if (renewed === null) return { kind: 'refused' };
    // A provider may renew without saying again who it is.
    if (renewed.id_token === undefined || renewed.id_token !== user.id_token)
      await checkIdToken(manager, renewed, reading);
    return { kind: 'token', token: renewed.access_token };
  } catch (error) {
    return { kind: isSignInRefusal(error) ? 'refused' : 'unreachable' };
  }
}

/** Never resolves: the page is left. */
function leaveForStart(browser: BrowserLocation): Promise<never> {
  browser.leaveFor(`${browser.origin}/`);
  return new Promise(() => {});
}

/**
 * Returns true for a sign-in that this tab does not know (any more): the visitor went back to the login page afterwards, or kept its
 * address as a bookmark.
 */
async function isSignInExpired({ settings }: UserManager, url: URL): Promise<boolean> {
  const state = url.searchParams.get('state');
  return state !== null && (await settings.stateStore.get(state)) === null;
}

/** Back from the provider: takes the tokens and checks for whom they are. */
async function completeSignIn(manager: UserManager, url: URL, reading: TokenContext): Promise<User> {
  const metadata = await manager.metadataService.getMetadata();
  const issuer = url.searchParams.get('iss');
  if (issuer === null ? requiresIssuer(metadata) : issuer !== metadata.issuer)
    throw new UntrustedToken('issuer');
  const user = await manager.signinRedirectCallback(url.href);
  await checkIdToken(manager, user, reading);
  return user;
}

/** A token that comes straight from the provider was issued just now: its time, not the device's, says how late it is. */
async function checkIdToken(manager: UserManager, user: User, { clock, heard }: TokenContext): Promise<void> {
  const { issuer } = await manager.metadataService.getMetadata();
  const { iat } = user.profile;
  if (Number.isFinite(iat)) clock.follow(iat * 1000);
  const now = Math.floor(clock.now().getTime() / 1000);
  const expected = { issuer: issuer ?? '', clientId: manager.settings.client_id, now };
  const problem = idTokenProblem(user.profile, expected);
  if (problem === null) return heard(user.profile);
  await manager.removeUser();
  throw new UntrustedToken(problem);
}

/** The provider answered with a refusal; anything else (no answer, server error) may pass. */
function isSignInRefusal(error: unknown): boolean {
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

/** The state that is stored while the tab is at the provider. */
interface SignInState {
  readonly path: string;
  /** A refused token led here. */
  readonly isAgain: boolean;
}

function readSignInState({ state }: User): { readonly path: unknown; readonly isAgain: boolean } {
  const { path = null, isAgain } = asRecord(state);
  return { path, isAgain: isAgain === true };
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
