/** What the portal tells contracts apart by (BRAND-017, CON-049). A contract can be of several kinds. */
export type ContractKind =
  | 'terminated'
  | 'futureChanges'
  | 'partner'
  | 'kps'
  | 'kpsWithInvoice'
  | 'kpsOneOff'
  | 'jungMobil'
  | 'kinto'
  | 'flatrate'
  | 'oldTariff'
  | 'seasonal'
  | 'offSeason'
  | 'otherGuarantees'
  | 'businessUse';

/** `rules/_shared/contract-signs.json`: by which signs a contract is of a kind. */
export interface ContractKinds {
  readonly kinds: Readonly<Record<ContractKind, KindDefinition>>;
  readonly tariffs: TariffTable;
}

export interface KindDefinition {
  readonly says: string;
  readonly requirement: string;
  /** The contract must be of this kind, too. */
  readonly within?: ContractKind;
  readonly anyOf: readonly Sign[];
}

/** `off` keeps a sign written down without effect. */
export type Sign = (
  | { readonly kind: 'ended'; readonly futureCounts: boolean }
  | { readonly kind: 'policyFlag'; readonly field: 'futureChanges' | 'isPartnerPolicy' }
  | { readonly kind: 'policyEmpty'; readonly field: 'nextDueDate' }
  | { readonly kind: 'fromRelatedAccount' }
  | { readonly kind: 'numberStartsWith'; readonly values: readonly string[] }
  | { readonly kind: 'paymentMethodOtherThan'; readonly values: readonly string[] }
  | { readonly kind: 'riskFlag'; readonly field: 'jungMobil' | 'oldTariff' | 'offSeason' | 'otherGuarantees' }
  | { readonly kind: 'riskFilled'; readonly field: 'seasonMonths' }
  | {
      readonly kind: 'riskIn';
      readonly field: 'tariff' | 'specialTariff' | 'usageType';
      readonly values: readonly string[];
    }
  | { readonly kind: 'lobIn'; readonly values: readonly string[] }
  | { readonly kind: 'namedFlatrate' }
  | { readonly kind: 'tariffClass'; readonly values: readonly string[] }
  | { readonly kind: 'generationBefore'; readonly day: string }
) & { readonly off?: boolean };

export interface TariffTable {
  readonly kintoGenerations: Readonly<Record<string, number>>;
  /** First day of a generation, by its number. */
  readonly generationStarts: { readonly days: Readonly<Record<string, string>> };
}
