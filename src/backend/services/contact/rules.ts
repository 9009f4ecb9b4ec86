import { addDays } from '../../../calendar/index.ts';
import type { ContractKind } from '../../../domain/contractKinds/ContractKinds.ts';
import { findContractKinds } from '../../../domain/contractKinds/findContractKinds.ts';
import type { AccompaniedDriving, Policy, TemporaryCoverage } from '../../../protocol/index.ts';
import { refuse, type Refusal, type StoredAccount } from '../../api/OperationCall.ts';
import { contractKinds } from '../contract/contractKinds.ts';
import { settings } from '../../settings/settings.ts';

/** Kinds of contracts in which no driver can be included (SEL-015). */
const excludedKinds: readonly ContractKind[] = ['businessUse', 'terminated', 'kps', 'jungMobil'];

/** Returns the refusal when open premiums bar the account from sending requests; null when they do not. */
export function findAccountRefusal(account: StoredAccount): Refusal | null {
  return (account.profile.dunningLevel ?? 0) >= settings.contact.dunningLevel
    ? refuse(409, 'DUNNING_LEVEL')
    : null;
}

/** Returns the refusal when no driver can be included in the contract; null when one can. */
export function findPolicyRefusal(policy: Policy, today: string): Refusal | null {
  const kinds = findContractKinds(policy, {
    kinds: contractKinds,
    today,
    flatrateNames: [],
    fromRelatedAccount: false,
  });
  const excluded = excludedKinds.find((kind) => kinds.has(kind));
  return excluded === undefined ? null : refuse(422, 'POLICY_EXCLUDED', excluded);
}

/** Checks the day of a request for accompanied driving (CTC-010, CTC-025). */
export function findAccompaniedDrivingRefusal({ inclusionDate }: AccompaniedDriving, today: string) {
  return dayRefusal(inclusionDate, today);
}

/** Checks the days of a request for temporary cover (CTC-012 to CTC-014, as the settings interpret them). */
export function findTemporaryCoverageRefusal(request: TemporaryCoverage, today: string): Refusal | null {
  const { inclusionFrom: from, inclusionUntil: until } = request;
  const { temporaryCoverageSpanDays, temporaryCoverageEndWithinYear } = settings.contact;
  const last = addDays(from, temporaryCoverageSpanDays);
  if (until > last) return refuse(422, 'SPAN_TOO_LONG');
  return dayRefusal(from, today) ?? (temporaryCoverageEndWithinYear ? dayRefusal(until, today) : null);
}

function dayRefusal(day: string, today: string): Refusal | null {
  if (day < today) return refuse(422, 'DATE_IN_PAST');
  return day > addDays(today, settings.contact.daysAhead) ? refuse(422, 'DATE_TOO_FAR') : null;
}
