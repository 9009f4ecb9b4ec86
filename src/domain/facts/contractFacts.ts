import type { Guarantee, Policy, Risk } from '../../protocol/index.ts';
import { findShownNoClaims } from '../findShownNoClaims.ts';
import { findVehicleBody } from '../names/findVehicleBody.ts';
import { nameLine } from '../names/nameLine.ts';
import { nameVehicle } from '../names/nameVehicle.ts';
import { describeComprehensiveCover } from '../describeComprehensiveCover.ts';
import type { ContractKind, TariffTable } from '../contractKinds/ContractKinds.ts';
import { findContractKinds, findUnclearKinds } from '../contractKinds/findContractKinds.ts';
import type { Contract } from '../listContracts.ts';
import { type TariffClass, findTariffClass } from '../contractKinds/tariff.ts';
import type { Facts, FactSource } from './Facts.ts';
import { findSalutation } from './findSalutation.ts';

/** The chosen contract, and the list of all contracts that a form may offer. */
export const contractFacts: FactSource<'selected' | 'contracts' | 'kinds' | 'flatrateNames' | 'today'> = ({
  selected,
  contracts,
  ...context
}) => {
  const of = { ...context, fromRelatedAccount: selected?.fromRelatedAccount === true };
  const kinds: ReadonlySet<ContractKind> =
    selected === null ? new Set() : findContractKinds(selected.policy, of);
  return {
    ...createPolicyFacts(selected?.policy, context.kinds.tariffs),
    ...createRatingFacts(selected?.policy.risks[0]),
    ...Object.fromEntries(Object.entries(kindFacts).map(([fact, kind]) => [fact, kinds.has(kind)])),
    'policy.isUnclear': selected !== null && findUnclearKinds(selected.policy, of).size > 0,
    contracts: contracts.map(createContractRow),
  };
};

/** The kind of contract that each fact tests. */
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
  'policy.hasOtherGuarantees': 'otherGuarantees',
  'policy.isKpsOneOff': 'kpsOneOff',
  'policy.isFleet': 'fleet',
  'policy.isSpecialLine': 'specialLine',
  'policy.isExcludedManufacturer': 'excludedManufacturer',
  'policy.isRestrictedDealer': 'restrictedDealer',
} as const satisfies Readonly<Record<string, ContractKind>>;

/** The kind of contract that each column of `contracts` tests. */
const kindColumns = {
  isTerminated: 'terminated',
  isKps: 'kps',
  isJungMobil: 'jungMobil',
  isBusinessUse: 'businessUse',
} as const satisfies Readonly<Record<string, ContractKind>>;

/** Kinds that have to be readable in every contract of the list. */
const readableKinds: readonly ContractKind[] = [
  ...Object.values(kindColumns),
  'kinto',
  'flatrate',
  'seasonal',
];

function createContractRow({ policy, kinds, unclear, label }: Contract) {
  return {
    policyNumber: policy.policyNumber,
    label,
    account: kinds.has('partner') ? 'partner' : 'main',
    ...Object.fromEntries(Object.entries(kindColumns).map(([column, kind]) => [column, kinds.has(kind)])),
    isUnclear: readableKinds.some((kind) => unclear.has(kind)),
  };
}

/** Lines of business of fully comprehensive cover: the usual one and KINTO's. */
const fullLobs: readonly string[] = ['20Y2', '20Y21'];

const tariffVariants = {
  comfort: 'COMFORT',
  series: 'SERIES',
  old: 'OLD',
} as const satisfies Readonly<Record<TariffClass, string>>;

function createPolicyFacts(policy: Policy | undefined, tariffs: TariffTable): Facts {
  const risk = policy?.risks[0];
  const tariff = findTariffClass(risk?.tariff, tariffs);
  const comprehensive = policy === undefined ? null : describeComprehensiveCover(policy);
  return {
    'policy.policyNumber': policy?.policyNumber ?? null,
    'policy.vehicleName': policy === undefined ? null : nameVehicle(policy),
    'policy.vehicleBody': policy === undefined ? null : findVehicleBody(policy),
    'policy.etag': policy?.etag ?? null,
    'policy.startDate': policy?.startDate ?? null,
    'policy.endDate': policy?.endDate ?? null,
    'policy.terminationDate': policy?.terminationDate ?? null,
    'policy.terminationReason': policy?.terminationReason ?? null,
    'policy.dealerName': policy?.dealer?.name ?? null,
    'policy.tariffVariant': tariff === null ? null : tariffVariants[tariff],
    'policy.hasComprehensive': comprehensive !== null,
    'policy.hasFull': risk?.guarantees.some(({ lob }) => fullLobs.includes(lob)) === true,
    'policy.comprehensive': comprehensive,
    'policy.premium': policy?.premiumPm ?? null,
    'policy.paymentType': policy?.paymentDetails.paymentType ?? null,
    'policy.paymentMethod': policy?.paymentDetails.paymentMethod ?? null,
    ...createPaymentFacts(policy),
    'policy.guarantees': (risk?.guarantees ?? []).map(createGuaranteeRow),
  };
}

/** The account that premiums are debited from (CON-037). */
function createPaymentFacts(policy: Policy | undefined): Facts {
  const { dayOfDebit, bankAccount } = policy?.paymentDetails ?? {};
  const holder = bankAccount?.accountHolder;
  return {
    'policy.dayOfDebit': dayOfDebit ?? null,
    'policy.iban': bankAccount?.iban ?? null,
    'policy.accountHolder.salutation': findSalutation(holder?.salutation),
    'policy.accountHolder.firstName': holder?.firstName ?? null,
    'policy.accountHolder.lastName': holder?.lastName ?? null,
    'policy.accountHolder.companyName': holder?.companyName ?? null,
    'policy.accountHolder.street': holder?.address?.street ?? null,
    'policy.accountHolder.postalCode': holder?.address?.zip ?? null,
    'policy.accountHolder.city': holder?.address?.city ?? null,
    'policy.accountHolder.country': holder?.address?.country ?? null,
  };
}

/** The vehicle, its keeper and the factors of its premium (CON-039 to CON-042). */
function createRatingFacts(risk: Risk | undefined): Facts {
  const holder = risk?.vehicleHolder;
  return {
    'policy.licensePlate': risk?.licensePlate ?? null,
    'policy.hazard': risk?.hazard ?? null,
    'policy.validFrom': risk?.validFrom ?? null,
    'policy.tariff': risk?.tariff ?? null,
    'policy.specialTariff': risk?.specialTariff ?? null,
    'policy.usageType': risk?.usageType ?? null,
    'policy.occupationalGroup': risk?.occupationalGroup ?? null,
    'policy.annualMileage': risk?.annualMileage ?? null,
    'policy.youngestUserAge': risk?.youngestUserAge ?? null,
    'policy.initialUser': risk?.initialUser === true,
    'policy.homeOwnerShip': risk?.homeOwnerShip === true,
    'policy.garage': risk?.garage === true,
    'policy.partnerDiscount': risk?.partnerDiscount === true,
    'policy.seasonMonths': risk?.seasonMonths ?? null,
    'policy.telematics': risk?.telematics ?? null,
    'policy.score': risk?.score ?? null,
    'policy.dailyScore': risk?.dailyScore ?? null,
    'policy.holder.firstName': holder?.firstName ?? null,
    'policy.holder.lastName': holder?.lastName ?? null,
    'policy.holder.birthDate': holder?.birthDate ?? null,
    'policy.holder.street': holder?.address?.street ?? null,
    'policy.holder.postalCode': holder?.address?.zip ?? null,
    'policy.holder.city': holder?.address?.city ?? null,
  };
}

/** Returns one guarantee as a row: its name, its no-claims class as it is shown and as it is sent, and amounts by period in euro (CON-043). */
function createGuaranteeRow(guarantee: Guarantee) {
  return {
    lob: guarantee.lob,
    name: nameLine(guarantee),
    coverageId: guarantee.coverageId ?? null,
    description: guarantee.description ?? null,
    noClaimsLvl: guarantee.noClaimsLvl ?? null,
    noClaimsPercentage: guarantee.noClaimsPercentage ?? null,
    ...findShownNoClaims(guarantee),
    yearly: guarantee.premiumA ?? null,
    halfYearly: guarantee.premiumHalfYearly ?? null,
    quarterly: guarantee.premiumQuarterly ?? null,
    monthly: guarantee.premiumMonthly ?? null,
  };
}
