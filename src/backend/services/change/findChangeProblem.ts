import type { ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { Guarantee, Policy, PolicyChange, Risk } from '../../../protocol/index.ts';
import { listCodes, isAddOn } from './changeGuarantees.ts';
import { isPossibleDay } from './isPossibleDay.ts';
import { findAssistanceUpgrade, choosesUsers, type Offers, findVehicleKind } from './offers.ts';
import { settings } from '../../settings/settings.ts';

export interface ChangeProblem {
  readonly code: 'LOCKED' | 'NOT_OFFERED' | 'DATE_OUT_OF_RANGE' | 'INVALID_ADDRESS';
  /** The member of the change, for the log. */
  readonly about: string;
}

export interface ChangeContext {
  readonly today: string;
  readonly switches: ApplicationSwitches;
  readonly offers: Offers;
  /** The age of the holder of the vehicle; null when it is unknown. */
  readonly age: number | null;
}

/** Returns the reason why a contract cannot be changed like this; null when it can. */
export function findChangeProblem(
  policy: Policy,
  change: PolicyChange,
  context: ChangeContext,
): ChangeProblem | null {
  const [risk] = policy.risks;
  if (risk === undefined) return createProblem('NOT_OFFERED', 'risk');
  if (!isPossibleDay(policy, change.validFrom, context))
    return createProblem('DATE_OUT_OF_RANGE', 'validFrom');
  if (change.address && !/^\d{5}$/.test(change.address.zip)) return createProblem('INVALID_ADDRESS', 'zip');
  const locked = findLockedFactor(policy, risk, change);
  if (locked !== undefined) return createProblem('LOCKED', locked);
  const unknown = findUnknownFactor(risk, change, context);
  if (unknown !== undefined) return createProblem('NOT_OFFERED', unknown);
  return findCoverProblem(risk, change, context.offers);
}

function createProblem(code: ChangeProblem['code'], about: string): ChangeProblem {
  return { code, about };
}

/** Returns the first changed value that this contract does not allow to change (RATE-018, RATE-031 to RATE-035). */
function findLockedFactor(policy: Policy, risk: Risk, change: PolicyChange): string | undefined {
  const kind = findVehicleKind(risk);
  const staysCommercial = risk.usageType === 'COMMERCIAL' && change.usageType === 'COMMERCIAL';
  const rows: readonly [name: string, isLocked: boolean, isOther: boolean][] = [
    ['initialUser', true, change.initialUser !== (risk.initialUser === true)],
    ['paymentMethod', true, change.paymentMethod !== policy.paymentDetails.paymentMethod],
    [
      'seasonMonths',
      true,
      (change.seasonMonths ?? risk.seasonMonths ?? null) !== (risk.seasonMonths ?? null),
    ],
    ['annualMileage', kind !== 'CAR' || staysCommercial, isOther(change.annualMileage, risk.annualMileage)],
    ['homeOwnerShip', kind !== 'CAR', change.homeOwnerShip !== (risk.homeOwnerShip === true)],
    ['garage', kind !== 'CAR', change.garage !== (risk.garage === true)],
    // The discount may be given up; a contract that is not offered it cannot get it.
    ['partnerDiscount', kind !== 'CAR', change.partnerDiscount && risk.partnerDiscount !== true],
    ['occupationalGroup', kind === 'TRAILER', isOther(change.occupationalGroup, risk.occupationalGroup)],
    ['youngestUserAge', !choosesUsers(risk), isOther(change.youngestUserAge, risk.youngestUserAge)],
  ];
  return rows.find(([, locked, other]) => locked && other)?.[0];
}

/** Returns true when a value is sent and differs from the contract. Values that are not sent stay unchanged. */
function isOther<Value>(sent: Value | undefined, stored: Value | null | undefined): boolean {
  return sent !== undefined && sent !== (stored ?? null);
}

/** Returns the first value that is not offered. The value of the contract is always allowed (RATE-013). */
function findUnknownFactor(
  risk: Risk,
  change: PolicyChange,
  { age, offers }: ChangeContext,
): string | undefined {
  const { occupationalGroup, annualMileage, youngestUserAge, partnerDiscount } = change;
  const hasYoungUsers = youngestUserAge !== undefined && youngestUserAge < youngDriverYears;
  const rows: readonly [name: string, isUnknown: boolean][] = [
    ['occupationalGroup', isNew(occupationalGroup, risk.occupationalGroup, offers.occupations)],
    ['annualMileage', isNew(annualMileage, risk.annualMileage, offers.mileages)],
    ['youngestUserAge', hasYoungUsers && isNew(youngestUserAge, risk.youngestUserAge, offers.youngestAges)],
    ['partnerDiscount', partnerDiscount && (hasYoungUsers || !mayHavePartnerDiscount(risk, age))],
  ];
  return rows.find(([, unknown]) => unknown)?.[0];
}

function isNew<Value>(
  sent: Value | undefined,
  stored: Value | null | undefined,
  offered: readonly unknown[],
): boolean {
  return isOther(sent, stored) && !offered.includes(sent);
}

const { youngDriverYears, partnerDiscountMinYears, partnerDiscountMaxYears } = settings.change;

/** RATE-030. */
function mayHavePartnerDiscount({ partnerDiscount }: Risk, age: number | null): boolean {
  return partnerDiscount === true || isBetween(age, partnerDiscountMinYears, partnerDiscountMaxYears);
}

function isBetween(age: number | null, youngest: number, oldest: number): boolean {
  return age !== null && age >= youngest && age <= oldest;
}

function findCoverProblem(
  risk: Risk,
  { guarantees: wanted }: PolicyChange,
  offers: Offers,
): ChangeProblem | null {
  const main = risk.guarantees.filter((guarantee) => !isAddOn(guarantee));
  const codeOf = (lob: string) => listCodes(main, lob)[0];
  const isStored = (one: Pick<Guarantee, 'lob' | 'coverageId'>) =>
    risk.guarantees.some(({ lob, coverageId }) => lob === one.lob && coverageId === one.coverageId);
  const wrongAddOn = wanted.find((one) => isAddOn(one) && !isStored(one));
  if (wrongAddOn !== undefined) return createProblem('LOCKED', 'addOn');

  const lobs = new Set([...main, ...wanted.filter((one) => !isAddOn(one))].map(({ lob }) => lob));
  for (const lob of lobs) {
    const codes = listCodes(wanted, lob);
    if (codes.length > 1 || !isCodeAllowed(lob, codes[0], codeOf(lob), offers))
      return createProblem(choosable.includes(lob) ? 'NOT_OFFERED' : 'LOCKED', lob);
  }
  const [full, partial] = ['20Y2', '20Y3'].map((lob) => listCodes(wanted, lob).length > 0);
  if (full && partial) return createProblem('NOT_OFFERED', 'both comprehensive covers');
  if (full && codeOf('20Y2') === undefined) return createProblem('NOT_OFFERED', '20Y2');
  const hasKasko = codeOf('20Y2') !== undefined || codeOf('20Y3') !== undefined;
  if (partial && !hasKasko && !settings.change.partialWithoutKasko)
    return createProblem('NOT_OFFERED', '20Y3');
  return null;
}

/** Lines of business whose code can be chosen. */
const choosable: readonly string[] = ['20Y2', '20Y3', '20Y6'];

function isCodeAllowed(
  lob: string,
  code: string | undefined,
  stored: string | undefined,
  offers: Offers,
): boolean {
  if (code === stored) return true;
  switch (lob) {
    case '20Y2':
      return code === undefined || offers.fullDeductibles.includes(code);
    case '20Y3':
      return code === undefined || offers.partialDeductibles.includes(code);
    case '20Y6':
      return code !== undefined && stored !== undefined && code === findAssistanceUpgrade(stored);
    default:
      return false;
  }
}
