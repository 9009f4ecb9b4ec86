import type {
  Account,
  AnswerSections,
  ApplicationEntry,
  Claim,
  DeletionJob,
  Functionality,
  Guarantee,
  NotificationMessage,
  Policy,
  Risk,
} from '../../protocol/index.ts';
import type { OperationId } from '../../protocol/index.ts';

/**
 * `accounts/<key>.json`: one account of the demonstration data. Instead of a day there may stand `today`, `today-30`, `today+40`,
 * `nextMonth` or `nextNewYear`; instead of a season `season:around` or `season:away` (from today).
 */
export interface SeedAccount {
  readonly says: string;
  readonly accountId: string;
  readonly brand: string;
  /** E-mail address for the sign-in; null for an account that is only related to others. */
  readonly login: string | null;
  readonly profile: Omit<Account, 'accountId' | 'email'>;
  readonly activated?: boolean;
  /** An activation code that was sent for a contract (its key), as printed but without spaces. */
  readonly activationCode?: {
    readonly code: string;
    readonly contract: string;
    readonly orderedOn: string;
    readonly validUntil: string;
    readonly used?: true;
  };
  readonly demo?: boolean;
  readonly detectedBrands?: readonly string[];
  /** Entries that differ from the defaults. */
  readonly application?: Readonly<Record<string, string>>;
  readonly lastConsentChange?: string;
  readonly deletionJob?: {
    readonly state: DeletionJob['state'];
    readonly deletesOn: string;
    readonly postponedOn?: string;
  };
  /** Keys of related accounts. */
  readonly partners?: readonly string[];
  readonly notifications?: readonly { readonly at: string; readonly message: NotificationMessage }[];
  /** Insurance confirmations (eVB) that the account has requested; the contract is given by its key. */
  readonly confirmations?: readonly {
    readonly contract: string;
    readonly number: string;
    readonly requestedOn: string;
    readonly validUntil: string;
  }[];
  /** Claims the account has reported; the contract is given by its key. */
  readonly claims?: readonly {
    readonly id: string;
    readonly contract: string;
    readonly reportedOn: string;
    readonly reviewSince: string | null;
    readonly decidedOn: string | null;
    readonly claim: Omit<Claim, 'contractData' | 'answers'>;
    readonly answers: AnswerSections;
  }[];
  /** Operations that fail for this account, with `status` and body. A 500 is thrown instead of answered. */
  readonly faults?: readonly {
    readonly operation: OperationId;
    readonly status: number;
    readonly body: string;
  }[];
  /** Values of all contracts, unless a contract has its own. */
  readonly everyContract: { readonly iban: string; readonly risk: Partial<Risk> };
  readonly contracts: readonly SeedContract[];
}

/** A contract of the demonstration data. Its premiums and no-claims percentages are calculated by the rates. */
export interface SeedContract {
  readonly key: string;
  readonly says: string;
  readonly policy: Omit<Policy, 'risks' | 'premiumA' | 'premiumPm'>;
  readonly risk: Partial<Risk>;
  readonly guarantees: readonly SeedGuarantee[];
}

export type SeedGuarantee = Pick<Guarantee, 'lob' | 'coverageId' | 'description' | 'noClaimsLvl'>;

/** `defaults.json`. */
export interface SeedDefaults {
  readonly password: string;
  readonly application: Readonly<Record<string, string>>;
  readonly specialTariffs: Readonly<Record<string, string>>;
  readonly functionalities: readonly Functionality[];
  /** Countries, or countries with the beginning of a bank code, whose accounts cannot be debited. */
  readonly excludedBanks: readonly string[];
}

export function listApplicationEntries(
  values: Readonly<Record<string, string>>,
): readonly ApplicationEntry[] {
  return Object.entries(values).map(([type, value]) => ({ type, value }));
}
