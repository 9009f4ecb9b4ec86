import type { Brand } from '../../brand/index.ts';
import type { ServerClock } from '../api/createServerClock.ts';
import type { AuthSession } from './AuthSession.ts';
import type { BrowserLocation } from './BrowserLocation.ts';
import type { OpenIdSession } from './createOpenIdSession.ts';
import { readIdentity } from './readIdentity.ts';
import { minTokenValidity } from './minTokenValidity.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { resolveReturnPath } from './resolveReturnPath.ts';
import type { SilentAnswer, Tokens } from './Tokens.ts';

interface SignInParts {
  readonly browser: BrowserLocation;
  readonly identity: Brand['identity'];
  readonly clock: Pick<ServerClock, 'follow'>;
  /** Called with the claims of a new ID token. */
  readonly heard: (claims: Tokens['claims']) => void;
  /** The sign-in that started with the page. */
  readonly silent: Promise<SilentAnswer>;
  /** Loads the session for everything but the silent sign-in: leaving for the provider, returning, renewing, signing out. */
  readonly load: () => Promise<OpenIdSession>;
}

/**
 * Creates the session of a tab. Most visits need only the tokens of the silent sign-in; the library for all else is loaded on first use,
 * and then holds the tokens.
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

  /** Loads the library, which holds the tokens from then on. */
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

  /** Without the library there is no session to end. */
  const nothing = () => undefined;
  /** A library that cannot be loaded counts as an unreachable provider. */
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
        returnPath: resolveReturnPath(url.pathname + url.search + url.hash, browser.origin),
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
