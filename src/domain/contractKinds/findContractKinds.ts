import type { Policy } from '../../protocol/index.ts';
import { isUnreadable } from '../isUnreadable.ts';
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

/** Finds the kinds that a contract may be of, because a member that decides about it could not be read. */
export function findUnclearKinds(policy: Policy, context: KindContext): ReadonlySet<ContractKind> {
  const isUnclear = (name: ContractKind): boolean => {
    const { within, anyOf } = context.kinds.kinds[name];
    if (within !== undefined && !isUnclear(within) && !isOfKind(within, policy, context)) return false;
    return anyOf.some((sign) => sign.off !== true && readsUnreadable(sign, policy));
  };
  return new Set(contractKindNames.filter((name) => isUnclear(name) && !isOfKind(name, policy, context)));
}

function readsUnreadable(sign: KindCriterion, policy: Policy): boolean {
  const [risk = {}] = policy.risks;
  if ('values' in sign && sign.values.length === 0) return false;
  const isOfRisk = (member: string) => isUnreadable(policy, 'risks') || isUnreadable(risk, member);
  switch (sign.kind) {
    case 'ended':
      return isUnreadable(policy, 'terminationDate');
    case 'policyFlag':
    case 'policyEmpty':
      return isUnreadable(policy, sign.field);
    case 'fromRelatedAccount':
    case 'numberStartsWith':
    // A contract without a readable way to pay is not read at all.
    case 'paymentMethodOtherThan':
      return false;
    case 'riskFlag':
    case 'riskFilled':
    case 'riskIn':
      return isOfRisk(sign.field);
    case 'lobIn':
      return isOfRisk('guarantees');
    case 'dealerIn':
      return isUnreadable(policy, 'dealer') || isUnreadable(policy.dealer ?? {}, 'id');
    case 'namedFlatrate':
      return isOfRisk('specialTariff');
    case 'tariffClass':
    case 'generationBefore':
      return isOfRisk('tariff');
  }
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
