import { asRecord } from '../../plain/isRecord.ts';
import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import type { Brand } from '../../brand/index.ts';
import type { ServerClock } from '../api/createServerClock.ts';
import type { TokenResult } from '../api/TokenSource.ts';
import type { AuthSession } from './AuthSession.ts';
import type { BrowserLocation } from './BrowserLocation.ts';
import { readIdentity } from './readIdentity.ts';
import { findIdTokenProblem } from './findIdTokenProblem.ts';
import { minTokenValidity } from './minTokenValidity.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { resolveReturnPath } from './resolveReturnPath.ts';
import type { Tokens } from './Tokens.ts';
import { UntrustedToken } from './UntrustedToken.ts';

/** The provider of a brand, and the clock that checks its tokens. */
export interface TokenContext {
  readonly identity: Brand['identity'];
  readonly clock: Pick<ServerClock, 'now' | 'follow'>;
  /** Called with the claims of a new ID token. */
  readonly heard: (claims: Tokens['claims']) => void;
  /** Returns true when the portal was used since the last extension of the session. */
  readonly isUsed: () => boolean;
}

/** A session that signs in by leaving the page, and that accepts tokens from a silent sign-in. */
export interface OpenIdSession extends AuthSession {
  adopt(tokens: Tokens): Promise<void>;
}

/**
 * Creates a session over an OpenID provider. It runs one renewal at a time, because a second use of a refresh token would end the whole
 * grant.
 */
export function createOpenIdSession(
  manager: UserManager,
  browser: BrowserLocation,
  reading: TokenContext,
): OpenIdSession {
  /** True when this sign-in followed a refusal and no token was accepted since. */
  let isLastTry = false;
  /** True from a sign-out on: a call that it makes invalid must not sign in again before the page is left. */
  let isSigningOut = false;
  const renew = shareRun(() => renewToken(manager, reading));

  const leaveForLogin = (state: SignInState) =>
    redirect(manager, browser, state, usesOwnProvider(reading) && (state.isAgain || browser.wasSignedIn()));

  return {
    async signIn(url) {
      if (url.pathname !== callbackPath) {
        await leaveForLogin({ path: url.pathname + url.search + url.hash, isAgain: false });
        return new Promise(() => {});
      }
      if (await isSignInExpired(manager, url)) return leaveForAskedPage(browser);
      const user = await completeSignIn(manager, url, reading).catch(createRefusal(browser));
      const { path, isAgain } = readSignInState(user);
      isLastTry = isAgain;
      return {
        identity: readIdentity(user.profile, reading.identity),
        returnPath: resolveReturnPath(path, browser.origin),
      };
    },

    async current() {
      const user = await manager.getUser();
      // A token without a lifetime is valid until a refusal.
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
      if (isSigningOut) return;
      if (isLastTry) browser.giveUp('portal');
      else await leaveForLogin({ path: browser.path(), isAgain: true });
    },

    async signOut() {
      isSigningOut = true;
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

/** Leaves for the provider. `hasEnded` is true when a session has ended before, so that the provider's page can tell the customer. */
async function redirect(
  manager: UserManager,
  browser: BrowserLocation,
  state: SignInState,
  hasEnded: boolean,
): Promise<void> {
  browser.keepAskedPath(state.path);
  await manager.signinRedirect({
    state,
    nonce: crypto.randomUUID(),
    // The page that only leads to the sign-in is no entry of the history: back from the start page would sign in again.
    redirectMethod: 'replace',
    extraQueryParams: hasEnded ? { session_ended: '1' } : {},
  });
}

/** Only the embedded provider understands parameters of our own. */
function usesOwnProvider({ identity }: TokenContext): boolean {
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
    // A token that only the portal itself needs does not extend the session.
    const isIdle = usesOwnProvider(reading) && !reading.isUsed();
    const renewed = await manager.signinSilent(isIdle ? { extraTokenParams: { idle: '1' } } : {});
    if (renewed === null) return { kind: 'refused' };
    // A provider may renew without a new identity token.
    if (renewed.id_token === undefined || renewed.id_token !== user.id_token)
      await checkIdToken(manager, renewed, reading);
    return { kind: 'token', token: renewed.access_token };
  } catch (error) {
    return { kind: isSignInRefusal(error) ? 'refused' : 'unreachable' };
  }
}

/** Begins the sign-in anew at the address that was asked for. Never resolves: the page is left. */
function leaveForAskedPage(browser: BrowserLocation): Promise<never> {
  browser.leaveFor(browser.origin + resolveReturnPath(browser.askedPath(), browser.origin));
  return new Promise(() => {});
}

/**
 * Returns true for a sign-in that this tab does not know (any more): the visitor went back to the login page afterwards, or kept its
 * address as a bookmark. The provider's page for an expired sign-in leads here without a state.
 */
async function isSignInExpired({ settings }: UserManager, url: URL): Promise<boolean> {
  const state = url.searchParams.get('state');
  if (state === null) return url.search === '';
  return (await settings.stateStore.get(state)) === null;
}

/** Accepts the tokens after the return from the provider and checks their audience. */
async function completeSignIn(manager: UserManager, url: URL, reading: TokenContext): Promise<User> {
  const metadata = await manager.metadataService.getMetadata();
  const issuer = url.searchParams.get('iss');
  if (issuer === null ? requiresIssuer(metadata) : issuer !== metadata.issuer)
    throw new UntrustedToken('issuer');
  const user = await manager.signinRedirectCallback(url.href);
  await checkIdToken(manager, user, reading);
  return user;
}

/** A token directly from the provider was issued just now, so its own time, not the device's, is the current time. */
async function checkIdToken(manager: UserManager, user: User, { clock, heard }: TokenContext): Promise<void> {
  const { issuer } = await manager.metadataService.getMetadata();
  const { iat } = user.profile;
  if (Number.isFinite(iat)) clock.follow(iat * 1000);
  const now = Math.floor(clock.now().getTime() / 1000);
  const expected = { issuer: issuer ?? '', clientId: manager.settings.client_id, now };
  const problem = findIdTokenProblem(user.profile, expected);
  if (problem === null) return heard(user.profile);
  await manager.removeUser();
  throw new UntrustedToken(problem);
}

/** Returns true when the provider answered with a refusal. Other failures (no answer, server error) may be temporary. */
function isSignInRefusal(error: unknown): boolean {
  if (error instanceof UntrustedToken) return true;
  const isTemporary = ['server_error', 'temporarily_unavailable'];
  return error instanceof ErrorResponse && !isTemporary.includes(error.error ?? '');
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
  /** True when a refused token led to this sign-in. */
  readonly isAgain: boolean;
}

function readSignInState({ state }: User): { readonly path: unknown; readonly isAgain: boolean } {
  const { path = null, isAgain } = asRecord(state);
  return { path, isAgain: isAgain === true };
}

/** Shares one run among all calls that arrive while it lasts. */
function shareRun<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= run().finally(() => {
      current = null;
    });
    return current;
  };
}

/** Returns a function that shows a refusal of the provider and never resolves. It throws any other error. */
function createRefusal(browser: BrowserLocation): (error: unknown) => Promise<never> {
  return (error) => {
    if (!isSignInRefusal(error) || error instanceof UntrustedToken) throw error;
    browser.giveUp('provider');
    return new Promise<never>(() => {});
  };
}
