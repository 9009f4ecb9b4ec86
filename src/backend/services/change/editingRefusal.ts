import type { ContractKind } from '../../../domain/ContractKinds.ts';
import { contractKindsOf } from '../../../domain/contractKindsOf.ts';
import { flatrateNamesOf } from '../../../domain/flatrateNamesOf.ts';
import type { Policy } from '../../../protocol/index.ts';
import { refuse, type Refusal, type StoredAccount } from '../../api/Call.ts';
import { contractKinds } from '../contract/contractKinds.ts';

/** Kinds of contracts that are not changed online, and the code that says so. */
const blockingKinds = {
  terminated: 'TERMINATED',
  partner: 'PARTNER',
  kps: 'KPS',
  jungMobil: 'JUNG_MOBIL',
  flatrate: 'FLATRATE',
  kinto: 'KINTO',
  oldTariff: 'OLD_TARIFF',
  futureChanges: 'FUTURE_CHANGES',
  otherGuarantees: 'OTHER_GUARANTEES',
  offSeason: 'OFF_SEASON',
  fleet: 'FLEET',
  specialLine: 'SPECIAL_LINE',
  excludedManufacturer: 'EXCLUDED_MANUFACTURER',
  restrictedDealer: 'RESTRICTED_DEALER',
} as const satisfies Partial<Readonly<Record<ContractKind, string>>>;

/** From this level on open premiums come first (CON-060). */
const blockingDunningLevel = 3;

/** Why a contract cannot be changed online; null when it can (CON-060 to CON-070). */
export function editingRefusal(
  { policy, fromRelatedAccount }: { readonly policy: Policy; readonly fromRelatedAccount: boolean },
  { profile, functionalities }: StoredAccount,
  today: string,
): Refusal | null {
  const kinds = contractKindsOf(policy, {
    kinds: contractKinds,
    today,
    flatrateNames: flatrateNamesOf(functionalities),
    fromRelatedAccount,
  });
  if ((profile.dunningLevel ?? 0) >= blockingDunningLevel) return refuse(409, 'DUNNING_LEVEL');
  const block = Object.entries(blockingKinds).find(([kind]) => [...kinds].some((own) => own === kind));
  return block === undefined ? null : refuse(403, block[1]);
}
