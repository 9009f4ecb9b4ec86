import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Brand } from '../../brand/index.ts';
import { apiAudience, type Caller } from './verifyAccessToken.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

/** The provider did not answer: nobody knows whether the token is good. */
export type Unreachable = 'unreachable';

/** Checks access tokens of one foreign provider. */
export type ForeignVerifier = (token: string) => Promise<Caller | Unreachable | null>;

/** Media types of a JWT access token; older providers say nothing. */
const types: readonly unknown[] = [undefined, 'at+jwt', 'application/at+jwt', 'jwt'];
const { foreignTimeoutSeconds, foreignPauseSeconds, foreignClockToleranceSeconds } = settings.identity;
const timeout = foreignTimeoutSeconds * second;
const retryPause = foreignPauseSeconds * second;

/**
 * Tokens of the provider behind `identity.authority`, by its own discovery document and keys. A key it does not know yet is asked for
 * again, once in ten seconds at most.
 */
export function foreignTokens(identity: Brand['identity']): ForeignVerifier {
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
      return { accountId, grantId: null };
    } catch (error) {
      return isUnanswered(error) ? 'unreachable' : null;
    }
  };
}

interface DiscoveredProvider {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
}

/** Finds the provider with the first token; one that could not be found is looked for again after a pause. */
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

/** A wrong token has a more exact kind of error than a key server that is silent or answers with an error page. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC';
}
