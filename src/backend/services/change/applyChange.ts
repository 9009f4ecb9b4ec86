import type { Policy, PolicyChange, Risk } from '../../../protocol/index.ts';
import { ratePolicy } from '../rating/ratePolicy.ts';
import { changeGuarantees } from './changeGuarantees.ts';
import { choosesUsers } from './offers.ts';
import { settings } from '../../settings/settings.ts';

/** The owner of a vehicle, for contracts that do not have it. */
export interface Registration {
  readonly name: string;
  readonly zip: string;
}

/**
 * Returns the contract after a change, with its premium. Vehicle, tariff, season and no-claims classes are always those of the contract,
 * not of the request.
 */
export function applyChange(policy: Policy, change: PolicyChange, registration: Registration): Policy {
  const risks = policy.risks.map((risk) => applyRiskChange(risk, change, registration));
  const zip = risks[0]?.vehicleHolder?.address?.zip ?? registration.zip;
  return ratePolicy({ ...policy, risks }, { zip });
}

function applyRiskChange(risk: Risk, change: PolicyChange, { name }: Registration): Risk {
  const { address } = change;
  const holder = risk.vehicleHolder ?? { lastName: name };
  return {
    ...risk,
    usageType: change.usageType,
    occupationalGroup: change.occupationalGroup ?? risk.occupationalGroup ?? null,
    annualMileage: change.annualMileage ?? risk.annualMileage ?? null,
    youngestUserAge: findYoungestUserAge(risk, change),
    homeOwnerShip: change.homeOwnerShip,
    garage: change.garage,
    partnerDiscount: change.partnerDiscount,
    ...(address === undefined ? {} : { vehicleHolder: { ...holder, address } }),
    validFrom: change.validFrom,
    guarantees: [...changeGuarantees(risk.guarantees, change.guarantees)],
  };
}

/** Returns the age of the youngest user; no age is sent when all users are 23 or older, or when the vehicle has no users to choose. */
function findYoungestUserAge(risk: Risk, change: PolicyChange): number | null {
  const stored = risk.youngestUserAge ?? null;
  const isYoung = stored !== null && stored < settings.change.youngDriverYears && choosesUsers(risk);
  return change.youngestUserAge ?? (isYoung ? null : stored);
}
