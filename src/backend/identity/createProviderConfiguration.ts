import { callbackPath, getSessionCookie, silentResponseMode } from '../../protocol/signIn.ts';
import { readBrowserKind } from '../audit/readBrowserKind.ts';
import { recordSessionUse } from './sessions/openSessions.ts';
import type {
  Account,
  AdapterPayload,
  ClientMetadata,
  Configuration,
  KoaContextWithOIDC,
} from 'oidc-provider';
import type { Brand } from '../../brand/index.ts';
import type { Database } from '../store/openDatabase.ts';
import { createDatabaseAdapter } from './provider/createDatabaseAdapter.ts';
import { extendSession, longestSession, countSessionSeconds } from './provider/extendSession.ts';
import type { IdentityKeys } from './loadIdentityKeys.ts';
import { type IdentityUser, findUserById } from './identityUsers.ts';
import { apiAudience } from './verifyAccessToken.ts';
import { isSignInValid } from './validity/storedModels.ts';
import { settings } from '../settings/settings.ts';
import { minute, second } from '../settings/durations.ts';

const apiScope = 'portal';
const { interactionMinutes, tokenSeconds, codeSeconds } = settings.identity;
const interactionSeconds = (interactionMinutes * minute) / second;

/** The response that a page is written to. */
export type PageContext = Pick<KoaContextWithOIDC, 'set' | 'type' | 'body' | 'status'>;

/** German pages that the provider shows by itself. */
export interface ProviderPages {
  readonly signOut: (context: KoaContextWithOIDC, form: string) => Promise<void>;
  /** Signs out without asking, as soon as the page has loaded. */
  readonly signOutAtOnce: (context: PageContext, form: string) => Promise<void>;
  readonly signedOut: (context: KoaContextWithOIDC) => Promise<void>;
  readonly failed: (context: KoaContextWithOIDC, out: unknown, error: Error) => Promise<void>;
  readonly notFound: (context: PageContext) => Promise<void>;
}

/** The parts that the providers of all brands share. */
export interface ProviderParts {
  readonly database: Database;
  readonly keys: IdentityKeys;
  /** Seconds without any use after which a session ends. */
  readonly idle: number;
}

/**
 * Returns the configuration of a brand's provider on one origin: code with PKCE for the portal as a public client, no consent page, JWT
 * access tokens.
 */
export function createProviderConfiguration(
  origin: string,
  brand: Brand,
  { database, keys, idle }: ProviderParts,
  pages: ProviderPages,
): Configuration {
  return {
    adapter: (model) => createDatabaseAdapter(database.query, brand.id, model),
    clients: [describePortalClient(origin, brand)],
    jwks: { keys: [...keys.jwks.keys] } as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: [...keys.cookieKeys],
      names: listCookieNames(origin),
      // The cookie belongs to the path of one sign-in, so that two windows can sign in at once.
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(origin) },
      long: { path: '/', httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(origin) },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid'],
    claims: {
      openid: ['sub', 'accountId', 'session_expiry'],
      email: ['email'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // The access token is for the API, not for the userinfo endpoint, so that the ID token has the claims.
    conformIdTokenClaims: false,
    interactions: { url: (_context, { uid }) => getSignInPath(uid) },
    extraParams: [sessionEndedParameter],
    findAccount: async (context, id, token) => {
      const user = await findUserById(database, brand.id, id);
      const session = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      const used = context.oidc.body?.[idleParameter] === undefined ? idle : null;
      const end = session === undefined ? null : await extendSession(database, brand.id, session, used);
      return user && toProviderAccount(user, end);
    },
    extraTokenClaims: async (context, token) => {
      if (!('accountId' in token)) return undefined;
      const user = await findUserById(database, brand.id, String(token.accountId));
      const { AuthorizationCode: code, RefreshToken: refreshToken } = context.oidc.entities;
      const signedInAt = refreshToken?.authTime ?? code?.authTime ?? 0;
      // A token without these claims is refused by the API. The sign-in may have ended after its session was read, before `user` was.
      if (user === undefined || !isSignInValid({ signedInAt, grants: [token.grantId] }, user))
        return undefined;
      const { account_id: accountId, email } = user;
      const validFrom = Date.parse(user.valid_from) / second;
      await recordUse(database, context, user.id);
      return { accountId, email, grantId: token.grantId, validFrom };
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: grantEverything,
    ttl: createLifetimes(idle),
    features: createFeatures(pages),
    renderError: pages.failed,
  };
}

/** Stores the session of the tokens that a request is given. */
async function recordUse({ query }: Database, context: KoaContextWithOIDC, userId: string): Promise<void> {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = context.oidc.entities;
  const { grantId, sessionUid, authTime: signedInAt } = code ?? refreshToken ?? {};
  if (grantId === undefined || sessionUid === undefined || signedInAt === undefined) return;
  const browser = readBrowserKind(context.get('user-agent'));
  await recordSessionUse(query, { grantId, sessionUid, userId, browser, signedInAt });
}

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/**
 * Names the cookies so that browsers take those of https from this host alone (`__Host-`), or, where they belong to the path of one sign-in,
 * over https alone (`__Secure-`). Browsers refuse both names over http.
 */
function listCookieNames(origin: string) {
  const prefix = isSecure(origin) ? '__Secure-' : '';
  return {
    session: getSessionCookie(origin),
    interaction: `${prefix}_interaction`,
    resume: `${prefix}_interaction_resume`,
  };
}

/** Returns the path of the page of one sign-in, which its form is also sent to. */
export const getSignInPath = (uid: string): string => `/oidc/interaction/${uid}`;

/** The parameter that tells the sign-in page that a session has ended; its value is ignored. */
export const sessionEndedParameter = 'session_ended';

/** The parameter of a renewal that the portal makes without a use by the customer: it does not extend the session. */
const idleParameter = 'idle';

/** Lifetimes in seconds. A refresh token ends with its session. */
const createLifetimes = (idle: number) => ({
  AccessToken: tokenSeconds,
  AuthorizationCode: codeSeconds,
  IdToken: tokenSeconds,
  Interaction: interactionSeconds,
  /** A session without sign-in lasts as long as a sign-in may take. */
  Session: (
    _context: unknown,
    {
      accountId,
      loginTs,
    }: { readonly accountId?: string | undefined; readonly loginTs?: number | undefined },
  ) =>
    accountId === undefined
      ? interactionSeconds
      : countSessionSeconds(idle, loginTs, Math.floor(Date.now() / 1000)),
  Grant: longestSession,
  RefreshToken: longestSession,
});

/** Returns the portal of the brand as a public client, which proves with PKCE that a code is its own. */
function describePortalClient(origin: string, brand: Brand): ClientMetadata {
  return {
    client_id: brand.identity.clientId,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    // No page of ours takes a form with a code.
    response_modes: ['query', 'fragment', silentResponseMode],
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [origin + callbackPath],
    post_logout_redirect_uris: [`${origin}/`],
    id_token_signed_response_alg: 'ES256',
  };
}

function createFeatures(pages: ProviderPages): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: pages.signOut,
      postLogoutSuccessSource: pages.signedOut,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => apiAudience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: apiScope,
        audience: apiAudience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: tokenSeconds,
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  };
}

/** Converts a user to an account of the provider. `end`: the end of the session in seconds since 1970; null without a session. */
function toProviderAccount(user: IdentityUser, end: number | null): Account & AdapterPayload {
  return {
    accountId: user.id,
    claims: () => ({
      sub: user.id,
      accountId: user.account_id,
      email: user.email,
      given_name: user.first_name,
      family_name: user.last_name,
      name: `${user.first_name} ${user.last_name}`.trim(),
      ...(end === null ? {} : { session_expiry: end }),
    }),
  };
}

/** Grants everything without a consent page, because the portal belongs to the insurer itself. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const knownId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = knownId ? await provider.Grant.find(knownId) : undefined;
  if (known) return known;

  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(apiAudience, apiScope);
  await grant.save();
  return grant;
}
