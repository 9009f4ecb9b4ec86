import type { Brand } from '../../brand/index.ts';
import type { Identity } from './AuthSession.ts';
import { UntrustedToken } from './UntrustedToken.ts';

/** Who is signed in, by the claims that the brand's provider uses for it. Throws where it does not say so. */
export function readIdentity(
  claims: Readonly<Record<string, unknown>>,
  { accountIdClaim = 'accountId', emailClaim = 'email' }: Brand['identity'],
): Identity {
  const [accountId, email] = [claims[accountIdClaim], claims[emailClaim]];
  if (typeof accountId !== 'string' || typeof email !== 'string') throw new UntrustedToken('identity');
  return { accountId, email };
}
