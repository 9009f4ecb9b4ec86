import { comprehensiveOf } from '../../../domain/comprehensiveOf.ts';
import type { ContractKind } from '../../../domain/ContractKinds.ts';
import { contractKindsOf } from '../../../domain/contractKindsOf.ts';
import { flatrateNamesOf } from '../../../domain/flatrateNamesOf.ts';
import type { Claim, Policy } from '../../../protocol/index.ts';
import { refuse, type Refusal, type StoredAccount } from '../../api/Call.ts';
import { contractKinds } from '../contract/contractKinds.ts';

const excludedKinds: readonly ContractKind[] = ['kps', 'jungMobil', 'terminated'];

/** Whether the contract as the insurer knows it bears this claim; null when it does. */
export function claimRefusal(
  claim: Claim,
  policy: Policy,
  account: StoredAccount,
  today: string,
): Refusal | null {
  const kinds = contractKindsOf(policy, {
    kinds: contractKinds,
    today,
    flatrateNames: flatrateNamesOf(account.functionalities),
    fromRelatedAccount: false,
  });
  const excluded = excludedKinds.find((kind) => kinds.has(kind));
  if (excluded !== undefined) return refuse(422, 'POLICY_EXCLUDED', excluded);
  if (claim.claimType.selfDamage && comprehensiveOf(policy) === null)
    return refuse(422, 'NO_COMPREHENSIVE_COVER');
  return claim.claimDetails.claimDate > today ? refuse(422, 'DATE_IN_FUTURE') : null;
}

/** The claim with what the insurer knows about the contract in place of what was sent. */
export function claimAsKnown(claim: Claim, policy: Policy): Claim {
  const risk = policy.risks[0];
  const comprehensive = comprehensiveOf(policy);
  return {
    ...claim,
    contractData: {
      policyNumber: policy.policyNumber,
      carModel: [risk?.manufacturer, risk?.model].filter(Boolean).join(' '),
      ...(risk?.licensePlate ? { licensePlate: risk.licensePlate } : {}),
      ...(comprehensive === null ? {} : { comprehensive }),
    },
  };
}
