import type { Policy } from '../../protocol/index.ts';
import { comprehensiveOf } from '../comprehensiveOf.ts';
import type { ContractKind } from '../ContractKinds.ts';
import { contractKindsOf } from '../contractKindsOf.ts';
import type { Contract } from '../contractsOf.ts';
import type { Facts, FactSource } from './Facts.ts';

/** The chosen contract, and the list of all that a form may offer. */
export const contractFacts: FactSource<'selected' | 'contracts' | 'kinds' | 'flatrateNames' | 'today'> = ({
  selected,
  contracts,
  ...context
}) => {
  const kinds: ReadonlySet<ContractKind> =
    selected === null
      ? new Set()
      : contractKindsOf(selected.policy, { ...context, fromRelatedAccount: selected.fromRelatedAccount });
  return {
    ...policyFacts(selected?.policy),
    ...Object.fromEntries(Object.entries(kindFacts).map(([fact, kind]) => [fact, kinds.has(kind)])),
    contracts: contracts.map(contractRow),
  };
};

/** Fact -> the kind it asks for. */
const kindFacts = {
  'policy.isTerminated': 'terminated',
  'policy.isKps': 'kps',
  'policy.isKpsWithInvoice': 'kpsWithInvoice',
  'policy.isJungMobil': 'jungMobil',
  'policy.isSeasonal': 'seasonal',
  'policy.isOffSeason': 'offSeason',
  'policy.isFlatrate': 'flatrate',
  'policy.isOldTariff': 'oldTariff',
  'policy.isKinto': 'kinto',
  'policy.isBusinessUse': 'businessUse',
  'policy.isPartner': 'partner',
  'policy.hasFutureChanges': 'futureChanges',
} as const satisfies Readonly<Record<string, ContractKind>>;

/** Part of a row of `contracts` -> the kind it asks for. */
const kindColumns = {
  isTerminated: 'terminated',
  isKps: 'kps',
  isJungMobil: 'jungMobil',
  isKinto: 'kinto',
  isFlatrate: 'flatrate',
  isSeasonal: 'seasonal',
  isBusinessUse: 'businessUse',
} as const satisfies Readonly<Record<string, ContractKind>>;

function contractRow({ policy, kinds, label }: Contract) {
  return {
    policyNumber: policy.policyNumber,
    label,
    account: kinds.has('partner') ? 'partner' : 'main',
    ...Object.fromEntries(Object.entries(kindColumns).map(([column, kind]) => [column, kinds.has(kind)])),
  };
}

function policyFacts(policy: Policy | undefined): Facts {
  const risk = policy?.risks[0];
  const comprehensive = policy === undefined ? null : comprehensiveOf(policy);
  return {
    'policy.policyNumber': policy?.policyNumber ?? null,
    'policy.licensePlate': risk?.licensePlate ?? null,
    'policy.manufacturer': risk?.manufacturer ?? null,
    'policy.model': risk?.model ?? null,
    'policy.hazard': risk?.hazard ?? null,
    'policy.hasComprehensive': comprehensive !== null,
    'policy.comprehensive': comprehensive,
    'policy.premium': policy?.premiumPm ?? null,
    'policy.paymentType': policy?.paymentDetails.paymentType ?? null,
  };
}
