import type { Account, DeletionJob, Policy } from '../protocol/index.ts';
import { comprehensiveOf } from './comprehensiveOf.ts';
import type { ContractKind } from './ContractKinds.ts';
import { contractKindsOf, type KindContext } from './contractKindsOf.ts';
import type { Contract } from './contractsOf.ts';
import type { DowntimeWindow } from './downtime.ts';

/** Facts by declared name (`schemas/_shared/facts.json`), as forms read them. */
export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue =
  string | number | boolean | null | readonly Readonly<Record<string, string | number | boolean | null>>[];

/** Everything facts are made of. */
export interface ServerData {
  /** From the access token (AUTH-002). */
  readonly session: { readonly accountId: string; readonly email: string };
  readonly account: Account | null;
  /** FUNCTIONALITY_ADDRESSCHANGES (SHELL-018). */
  readonly addressChanges: boolean;
  /** The chosen contract, and whether it came from a related account. */
  readonly selected: { readonly policy: Policy; readonly fromRelatedAccount: boolean } | null;
  /** Everything a chooser may offer, in its order. */
  readonly contracts: readonly Contract[];
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
    readonly email: string;
  } | null;
  /** `rules/_shared/settings.json`; settings that are lists are no facts. */
  readonly settings: Readonly<Record<string, { readonly value: unknown }>>;
  readonly kinds: KindContext['kinds'];
  readonly flatrateNames: readonly string[];
  /** Null: there is none, or it was not asked for. */
  readonly deletionJob: DeletionJob | null;
  /** The maintenance window of the account screens it is now, null outside of all. */
  readonly downtime: DowntimeWindow | null;
  /** The server's day in Europe/Berlin, `yyyy-mm-dd`. */
  readonly today: string;
}

/** The one place where server data become facts, for forms and for flow tests alike. */
export function factsFrom(data: ServerData): Facts {
  const { session, account, brand, downtime, today } = data;
  return {
    'session.accountId': session.accountId,
    'session.email': session.email,
    'session.isDialog': false,
    'session.isDowntime': downtime !== null,
    'session.addressChanges': data.addressChanges,
    'account.isCompany': account?.salutation === 'FIRMA',
    'account.hasPartners': data.contracts.some(({ kinds }) => kinds.has('partner')),
    'account.salutation': account?.salutation ?? null,
    'account.title': account?.title ?? null,
    'account.firstName': account?.firstName ?? null,
    'account.lastName': account?.lastName ?? null,
    'account.companyName': account?.companyName ?? null,
    'account.phoneNumber': account?.phoneNumber ?? null,
    'account.dunningLevel': account?.dunningLevel ?? 0,
    'account.remediation': account?.remediation === true,
    'account.address.street': account?.address?.street ?? null,
    'account.address.postalCode': account?.address?.zip ?? null,
    'account.address.city': account?.address?.city ?? null,
    'account.address.country': account?.address?.country ?? null,
    'account.mayAdvertise': account?.consent?.mailAdvertising === true,
    'account.mayCall': account?.consent?.phone === true,
    'account.maySurvey': account?.consent?.survey === true,
    'account.deletionState': data.deletionJob?.state ?? null,
    'account.deletesOn': data.deletionJob?.deletesOn ?? null,
    ...policyFacts(data),
    contracts: data.contracts.map(contractRow),
    'brand.id': brand?.id ?? null,
    'brand.name': brand?.name ?? null,
    'brand.phone': brand?.phone ?? null,
    'brand.email': brand?.email ?? null,
    ...settingFacts(data.settings),
    today,
  };
}

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
const kindParts = {
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
    ...Object.fromEntries(Object.entries(kindParts).map(([part, kind]) => [part, kinds.has(kind)])),
  };
}

function policyFacts({ selected, kinds, flatrateNames, today }: ServerData): Facts {
  const policy = selected?.policy;
  const risk = policy?.risks[0];
  const comprehensive = policy === undefined ? null : comprehensiveOf(policy);
  const kindsOfPolicy =
    selected === null
      ? new Set<ContractKind>()
      : contractKindsOf(selected.policy, {
          kinds,
          flatrateNames,
          today,
          fromRelatedAccount: selected.fromRelatedAccount,
        });
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
    ...Object.fromEntries(Object.entries(kindFacts).map(([fact, kind]) => [fact, kindsOfPolicy.has(kind)])),
  };
}

function settingFacts(settings: ServerData['settings']): Facts {
  const facts: Record<string, FactValue> = {};
  for (const [id, setting] of Object.entries(settings)) {
    const { value } = setting;
    if (
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      value === null
    ) {
      facts[`settings.${id}`] = value;
    }
  }
  return facts;
}
