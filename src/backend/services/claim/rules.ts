import { describeComprehensiveCover } from '../../../domain/describeComprehensiveCover.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { ContractKind } from '../../../domain/contractKinds/ContractKinds.ts';
import { findContractKinds } from '../../../domain/contractKinds/findContractKinds.ts';
import { listFlatrateNames } from '../../../domain/functions/listFlatrateNames.ts';
import type { Claim, Policy } from '../../../protocol/index.ts';
import { refuse, type Refusal, type StoredAccount } from '../../api/OperationCall.ts';
import { contractKinds } from '../contract/contractKinds.ts';

const excludedKinds: readonly ContractKind[] = ['kps', 'jungMobil', 'terminated'];

/** Returns the refusal when the contract does not cover this claim; null when it does. */
export function findClaimRefusal(
  claim: Claim,
  policy: Policy,
  account: StoredAccount,
  today: string,
): Refusal | null {
  const kinds = findContractKinds(policy, {
    kinds: contractKinds,
    today,
    flatrateNames: listFlatrateNames(account.functionalities),
    fromRelatedAccount: false,
  });
  const excluded = excludedKinds.find((kind) => kinds.has(kind));
  if (excluded !== undefined) return refuse(422, 'POLICY_EXCLUDED', excluded);
  if (claim.claimType.selfDamage && describeComprehensiveCover(policy) === null)
    return refuse(422, 'NO_COMPREHENSIVE_COVER');
  return claim.claimDetails.claimDate > today ? refuse(422, 'DATE_IN_FUTURE') : null;
}

/** Returns the claim with the insurer's data about the contract in place of the sent ones. */
export function fillKnownContractData(claim: Claim, policy: Policy): Claim {
  const risk = policy.risks[0];
  const comprehensive = describeComprehensiveCover(policy);
  return {
    ...claim,
    contractData: {
      policyNumber: policy.policyNumber,
      carModel: nameVehicle(policy),
      ...(risk?.licensePlate ? { licensePlate: risk.licensePlate } : {}),
      ...(comprehensive === null ? {} : { comprehensive }),
    },
  };
}
