import type { Policy } from '../../protocol/index.ts';
import { contractKindNames } from './contractKindNames.ts';
import type { ContractKind, ContractKinds, KindCriterion } from './ContractKinds.ts';
import { findTariffGeneration, findTariffClass } from './tariff.ts';

export interface KindContext {
  readonly kinds: ContractKinds;
  /** `yyyy-mm-dd` in Europe/Berlin. */
  readonly today: string;
  /** Flat-rate tariffs that the frequently used functionalities of the account name (SHELL-022). */
  readonly flatrateNames: readonly string[];
  /** True for a policy of `relationPolicies`. */
  readonly fromRelatedAccount: boolean;
}

/** Finds all kinds of a contract. */
export function findContractKinds(policy: Policy, context: KindContext): ReadonlySet<ContractKind> {
  return new Set(contractKindNames.filter((name) => isOfKind(name, policy, context)));
}

function isOfKind(name: ContractKind, policy: Policy, context: KindContext): boolean {
  const { within, anyOf } = context.kinds.kinds[name];
  if (within !== undefined && !isOfKind(within, policy, context)) return false;
  return anyOf.some((sign) => sign.off !== true && meetsCriterion(sign, policy, context));
}

function meetsCriterion(sign: KindCriterion, policy: Policy, context: KindContext): boolean {
  const [risk] = policy.risks;
  switch (sign.kind) {
    case 'ended':
      return !!policy.terminationDate && (sign.futureCounts || policy.terminationDate <= context.today);
    case 'policyFlag':
      return policy[sign.field] === true;
    case 'policyEmpty':
      return !policy[sign.field];
    case 'fromRelatedAccount':
      return context.fromRelatedAccount;
    case 'numberStartsWith':
      return sign.values.some((start) => policy.policyNumber.startsWith(start));
    case 'paymentMethodOtherThan':
      return !sign.values.includes(policy.paymentDetails.paymentMethod);
    case 'riskFlag':
      return risk?.[sign.field] === true;
    case 'riskFilled':
      return !!risk?.[sign.field];
    case 'riskIn':
      return sign.values.includes(risk?.[sign.field] ?? '');
    case 'lobIn':
      return risk?.guarantees.some(({ lob }) => sign.values.includes(lob)) === true;
    case 'dealerIn':
      return sign.values.includes(policy.dealer?.id ?? '');
    case 'namedFlatrate':
      return context.flatrateNames.includes(risk?.specialTariff ?? '');
    case 'tariffClass':
      return sign.values.includes(findTariffClass(risk?.tariff, context.kinds.tariffs) ?? '');
    case 'generationBefore': {
      const start =
        context.kinds.tariffs.generationStarts.days[
          String(findTariffGeneration(risk?.tariff, context.kinds.tariffs))
        ];
      return start !== undefined && start < sign.day;
    }
  }
}
