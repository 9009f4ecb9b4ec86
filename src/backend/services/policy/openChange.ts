import { ageOn } from '../../../calendar/index.ts';
import { applicationSwitches, type ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { Policy, PolicyChange } from '../../../protocol/index.ts';
import { type Call, type Refusal, refuse } from '../../api/Call.ts';
import { changedPolicy } from '../change/changedPolicy.ts';
import { changeProblem } from '../change/changeProblem.ts';
import { areasOf, type ChangedItem, changedItems } from '../change/changedItems.ts';
import { contractFactsOf } from '../change/contractFactsOf.ts';
import { areaRefusal, editingRefusal } from '../change/editingRefusal.ts';
import { offersOf } from '../change/offers.ts';
import { entityTag } from './entityTag.ts';
import { findPolicy } from './findPolicy.ts';
import { registrationOf } from './storedPolicies.ts';

/** A change that is possible: the contract as it is, and as it will be. */
export interface OpenChange {
  readonly kind: 'change';
  readonly policy: Policy;
  readonly changed: Policy;
  /** What is different. */
  readonly items: readonly ChangedItem[];
  readonly switches: ApplicationSwitches;
}

interface Wanted {
  readonly policyNumber: string;
  readonly change: PolicyChange;
  readonly isCalculation: boolean;
  /** Of the contract that it goes out from; undefined where the caller does not say. */
  readonly etag?: string | undefined;
}

/** Whether a contract of the account can be changed like this. Calculation and submission ask the same. */
export async function openChange(
  call: Pick<Call, 'store' | 'account' | 'brand' | 'today'>,
  { policyNumber, change, isCalculation, etag }: Wanted,
): Promise<OpenChange | Refusal> {
  const { account, today } = call;
  const switches = applicationSwitches(account.application);
  if (!switches.policyChanges) return refuse(403, 'FUNCTIONALITY_OFF');
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const { policy } = found;
  const facts = contractFactsOf(found, account, today);
  const blocked = editingRefusal(facts, isCalculation);
  if (blocked !== null) return blocked;
  if (etag !== undefined && etag !== entityTag(policy)) return refuse(412, 'CONTRACT_CHANGED');

  const birthDate = policy.risks[0]?.vehicleHolder?.birthDate ?? account.profile.birthDate ?? null;
  const age = birthDate === null ? null : ageOn(today, birthDate);
  const problem = changeProblem(policy, change, { today, switches, offers: offersOf(facts), age });
  if (problem !== null) return refuse(400, problem.code, problem.about);
  const changed = changedPolicy(policy, change, registrationOf(account.profile));
  const items = changedItems(policy, changed);
  return areaRefusal(facts, areasOf(items)) ?? { kind: 'change', policy, changed, items, switches };
}
