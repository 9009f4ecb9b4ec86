import { resolveDays } from '../../src/backend/seed/resolveDays.ts';
import { seedAccounts } from '../../src/backend/seed/loadSeed.ts';
import { createSeedPolicy } from '../../src/backend/seed/createSeedPolicy.ts';
import { contractKinds } from '../../src/backend/services/contract/contractKinds.ts';
import type { Account, Policy } from '../../src/protocol/index.ts';

export const today = '2026-11-21';
export const kinds = contractKinds;

/** A seeded account as the server answers it. */
export function seededAccount(key: string): Account {
  const seed = seedAccounts.get(key);
  if (seed === undefined) throw new Error(key);
  return { accountId: seed.accountId, email: seed.login ?? '', ...seed.profile };
}

/** The contracts of a seeded account by their keys. */
export function seededPolicies(key: string): ReadonlyMap<string, Policy> {
  const seed = seedAccounts.get(key);
  if (seed === undefined) throw new Error(key);
  const resolved = resolveDays(seed, today);
  return new Map(resolved.contracts.map((contract) => [contract.key, createSeedPolicy(contract, resolved)]));
}

export function seededPolicy(account: string, key: string): Policy {
  const policy = seededPolicies(account).get(key);
  if (policy === undefined) throw new Error(key);
  return policy;
}
