import type { Policy } from '../../protocol/index.ts';
import type { SeedAccount, SeedContract } from './SeedAccount.ts';

/** A seeded contract with everything its account says once for all of them. */
export function seedPolicy({ policy, risk, guarantees }: SeedContract, account: SeedAccount): Policy {
  const { profile, everyContract } = account;
  const { salutation, firstName = null, lastName = null, companyName = null } = profile;
  const { address = null, birthDate = null } = profile;
  const bankAccount = {
    iban: everyContract.iban,
    accountHolder: { salutation, firstName, lastName, companyName, address },
  };
  const isDebited = policy.paymentDetails.paymentMethod === 'DIRECT_DEBIT';
  const holder =
    lastName && !risk.vehicleHolder ? { vehicleHolder: { firstName, lastName, birthDate, address } } : {};
  return {
    ...policy,
    paymentDetails: { ...policy.paymentDetails, ...(isDebited ? { bankAccount } : {}) },
    risks: [{ ...everyContract.risk, ...holder, ...risk, guarantees: [...guarantees] }],
  };
}
