import type { ContractKind } from './contractKinds/ContractKinds.ts';
import { findContractKinds, findUnclearKinds, type KindContext } from './contractKinds/findContractKinds.ts';
import type { Policies, Policy } from '../protocol/index.ts';

/** A contract as pages deal with it. */
export interface Contract {
  readonly policy: Policy;
  readonly kinds: ReadonlySet<ContractKind>;
  /** The kinds of which it is not known whether the contract is of them, because a member could not be read. */
  readonly unclear: ReadonlySet<ContractKind>;
  readonly fromRelatedAccount: boolean;
  /** Policy number and plate, as in every picker (SEL-005). */
  readonly label: string;
}

/**
 * Lists the contracts of the account, then those of related accounts. For an account of other brands, only ended contracts are left
 * (AUTH-012).
 */
export function listContracts(
  { policies, relationPolicies }: Policies,
  context: Omit<KindContext, 'fromRelatedAccount'> & { readonly isWrongBrand: boolean },
): readonly Contract[] {
  const contract = (policy: Policy, fromRelatedAccount: boolean): Contract => {
    const of = { ...context, fromRelatedAccount };
    const kinds = findContractKinds(policy, of);
    const label = formatPolicyLabel(policy, kinds.has('terminated'));
    return { policy, kinds, unclear: findUnclearKinds(policy, of), fromRelatedAccount, label };
  };
  const all = [
    ...policies.map((policy) => contract(policy, false)),
    ...Object.values(relationPolicies ?? {}).flatMap((related) =>
      related.map((policy) => contract(policy, true)),
    ),
  ];
  return context.isWrongBrand ? all.filter(({ kinds }) => kinds.has('terminated')) : all;
}

/** Formats the name of a contract for pickers (SEL-005; the suffix is prescribed to the letter). */
export function formatPolicyLabel(policy: Policy, isTerminated: boolean): string {
  const label = [policy.policyNumber, policy.risks[0]?.licensePlate].filter(Boolean).join(' ');
  return isTerminated ? `${label} - Beendeter Vertrag` : label;
}
