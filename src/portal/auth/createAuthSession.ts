import type { Brand } from '../../brand/index.ts';
import type { ServerClock } from '../api/createServerClock.ts';
import type { AuthSession } from './AuthSession.ts';
import type { BrowserLocation, OpenIdSession } from './createOpenIdSession.ts';
import { readIdentity } from './readIdentity.ts';
import { minTokenValidity } from './minTokenValidity.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { safeReturnPath } from './safeReturnPath.ts';
import type { SilentAnswer, Tokens } from './Tokens.ts';

interface SignInParts {
  readonly browser: BrowserLocation;
  readonly identity: Brand['identity'];
  readonly clock: Pick<ServerClock, 'follow'>;
  /** Told what a new ID token says. */
  readonly heard: (claims: Tokens['claims']) => void;
  /** The sign-in that began with the page. */
  readonly silent: Promise<SilentAnswer>;
  /** Loads what does everything that is not silent: leaving for the provider, coming back, renewing, signing out. */
  readonly load: () => Promise<OpenIdSession>;
}

/**
 * The sign-in of a tab. Most visits need no more than the tokens that came while the program was on its way; the library for all else is
 * loaded with the first need of it, and takes the tokens over.
 */
export function createAuthSession({
  browser,
  identity,
  clock,
  heard,
  silent,
  load,
}: SignInParts): AuthSession {
  let own: Tokens | null = null;
  let loading: Promise<OpenIdSession> | null = null;

  /** The library; from here on the tokens are its own. */
  function openId(): Promise<OpenIdSession> {
    loading ??= load()
      .then(async (session) => {
        if (own !== null) await session.adopt(own);
        own = null;
        return session;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  }

  /** Where the library cannot be loaded, there is nothing to tell it. */
  const nothing = () => undefined;
  /** A library that cannot be loaded is a provider that cannot be reached. */
  const unreachable = () => ({ kind: 'unreachable' }) as const;

  return {
    async signIn(url) {
      if (url.pathname === callbackPath) return (await openId()).signIn(url);
      const answer = await silent;
      if (answer.kind === 'failed') throw new Error(`No sign-in: ${answer.reason}`);
      if (answer.kind === 'signedOut') return (await openId()).signIn(url);
      const { claims } = answer.tokens;
      clock.follow(Number(claims['iat']) * 1000);
      heard(claims);
      own = answer.tokens;
      return {
        identity: readIdentity(claims, identity),
        returnPath: safeReturnPath(url.pathname + url.search + url.hash, browser.origin),
      };
    },

    async current() {
      if (own !== null && isStillValid(own)) return { kind: 'token', token: own.accessToken };
      return openId().then((session) => session.current(), unreachable);
    },

    renew: () => openId().then((session) => session.renew(), unreachable),

    accepted() {
      loading?.then((session) => session.accepted(), nothing);
    },

    renewedIdentity: async () => (await openId()).renewedIdentity(),
    toLogin: async () => (await openId()).toLogin(),
    signOut: async () => (await openId()).signOut(),

    async forget() {
      own = null;
      await loading?.then((session) => session.forget(), nothing);
    },
  };
}

function isStillValid({ goodUntil }: Tokens): boolean {
  return goodUntil === null || goodUntil - Date.now() >= minTokenValidity * 1000;
}
