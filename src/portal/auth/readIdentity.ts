import type { Brand } from '../../brand/index.ts';
import type { Identity } from './AuthSession.ts';
import { UntrustedToken } from './UntrustedToken.ts';

/** Reads the identity from the claims that the brand's provider uses for it. Throws when a claim is missing. */
export function readIdentity(
  claims: Readonly<Record<string, unknown>>,
  { accountIdClaim = 'accountId', emailClaim = 'email' }: Brand['identity'],
): Identity {
  const [accountId, email] = [claims[accountIdClaim], claims[emailClaim]];
  if (typeof accountId !== 'string' || typeof email !== 'string') throw new UntrustedToken('identity');
  return { accountId, email };
}
