import type { Guarantee, Policy } from '../../protocol/index.ts';
import { findNoClaimsPercentage } from '../services/rating/findNoClaimsPercentage.ts';
import { ratePolicy } from '../services/rating/ratePolicy.ts';
import { findRatingLine } from '../services/rating/rates.ts';
import type { SeedAccount, SeedContract, SeedGuarantee } from './SeedAccount.ts';

/** Returns a seeded contract, completed with the values that its account has for all contracts. */
export function createSeedPolicy({ policy, risk, guarantees }: SeedContract, account: SeedAccount): Policy {
  const { profile, everyContract } = account;
  const { salutation = null, firstName = null, lastName = null, companyName = null } = profile;
  const { address = null, birthDate = null } = profile;
  const bankAccount = {
    iban: everyContract.iban,
    accountHolder: { salutation, firstName, lastName, companyName, address },
  };
  const isDebited = policy.paymentDetails.paymentMethod === 'DIRECT_DEBIT';
  const holder =
    lastName && !risk.vehicleHolder ? { vehicleHolder: { firstName, lastName, birthDate, address } } : {};
  const insured = { ...everyContract.risk, ...holder, ...risk };
  const unrated = {
    ...policy,
    paymentDetails: { ...policy.paymentDetails, ...(isDebited ? { bankAccount } : {}) },
    risks: [{ ...insured, guarantees: guarantees.map(addPercentage) }],
  };
  return ratePolicy(unrated, { zip: insured.vehicleHolder?.address?.zip ?? address?.zip ?? '' });
}

function addPercentage(guarantee: SeedGuarantee): Guarantee {
  const line = findRatingLine(guarantee.lob);
  if (!guarantee.noClaimsLvl || line === 'partial') return guarantee;
  return {
    ...guarantee,
    noClaimsPercentage: findNoClaimsPercentage(guarantee.noClaimsLvl, line ?? 'liability'),
  };
}
