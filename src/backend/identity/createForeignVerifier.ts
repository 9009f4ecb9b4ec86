import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Brand } from '../../brand/index.ts';
import type { Caller } from '../api/isCallerValid.ts';
import { apiAudience, findLatestIssue } from './verifyAccessToken.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

/** The provider did not answer, so that the token can be neither accepted nor refused. */
export type Unreachable = 'unreachable';

export type ForeignVerifier = (token: string) => Promise<Caller | Unreachable | null>;

/** Accepted media types of a JWT access token; older providers send none. */
const types: readonly unknown[] = [undefined, 'at+jwt', 'application/at+jwt', 'jwt'];
const { foreignTimeoutSeconds, foreignPauseSeconds, foreignClockToleranceSeconds } = settings.identity;
const timeout = foreignTimeoutSeconds * second;
const retryPause = foreignPauseSeconds * second;

/**
 * Creates a verifier for access tokens of the provider at `identity.authority`, by its discovery document and keys. It fetches keys again
 * for an unknown key id, at most once in ten seconds.
 */
export function createForeignVerifier(identity: Brand['identity']): ForeignVerifier {
  const provider = createDiscovery(identity.authority);
  const { accountIdClaim = 'accountId', audience = apiAudience, algorithms = ['ES256'] } = identity;

  return async (token) => {
    const found = await provider();
    if (found === null) return 'unreachable';
    try {
      const { payload, protectedHeader } = await jwtVerify(token, found.keys, {
        issuer: found.issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: foreignClockToleranceSeconds,
      });
      const accountId = payload[accountIdClaim];
      if (typeof accountId !== 'string' || !types.includes(protectedHeader.typ?.toLowerCase())) return null;
      return { accountId, grantId: null, issuedAt: findLatestIssue(payload) };
    } catch (error) {
      return isUnanswered(error) ? 'unreachable' : null;
    }
  };
}

interface DiscoveredProvider {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
}

/** Returns a function that discovers the provider at the first token. After a failure it tries again only after a pause. */
function createDiscovery(authority: string): () => Promise<DiscoveredProvider | null> {
  let found: Promise<DiscoveredProvider | null> | undefined;
  let failedAt = -Infinity;
  return async () => {
    if (found === undefined && Date.now() - failedAt < retryPause) return null;
    found ??= discover(authority).catch(() => null);
    const provider = await found;
    if (provider !== null) return provider;
    found = undefined;
    failedAt = Date.now();
    return null;
  };
}

async function discover(authority: string): Promise<DiscoveredProvider> {
  const base = authority.replace(/\/$/, '');
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  const json: unknown = await response.json();
  const metadata = new Map<string, unknown>(Object.entries(json ?? {}));
  const [issuer, address] = [metadata.get('issuer'), metadata.get('jwks_uri')];
  if (typeof issuer !== 'string' || typeof address !== 'string' || issuer.replace(/\/$/, '') !== base)
    throw new Error('The discovery document is of another provider.');
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeout,
    cooldownDuration: retryPause,
  });
  return { issuer, keys };
}

/**
 * Returns true when the provider did not answer: wrong tokens have a more specific error than a key server that is silent or answers with
 * an error page.
 */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC';
}
