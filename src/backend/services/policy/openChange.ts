import { ageOn } from '../../../domain/ageOn.ts';
import { applicationSwitches, type ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { Policy, PolicyChange } from '../../../protocol/index.ts';
import { type Call, type Refusal, refuse } from '../../api/Call.ts';
import { changedPolicy } from '../change/changedPolicy.ts';
import { changeProblem } from '../change/changeProblem.ts';
import { editingRefusal } from '../change/editingRefusal.ts';
import { findPolicy } from './findPolicy.ts';
import { registrationOf } from './storedPolicies.ts';

/** A change that is possible: the contract as it is, and as it will be. */
export interface OpenChange {
  readonly kind: 'change';
  readonly policy: Policy;
  readonly changed: Policy;
  readonly switches: ApplicationSwitches;
}

/** Whether a contract of the account can be changed like this. Calculation and submission ask the same. */
export async function openChange(
  call: Pick<Call, 'store' | 'account' | 'brand' | 'today'>,
  policyNumber: string,
  change: PolicyChange,
): Promise<OpenChange | Refusal> {
  const { account, today } = call;
  const switches = applicationSwitches(account.application);
  if (!switches.policyChanges) return refuse(403, 'FUNCTIONALITY_OFF');
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const blocked = editingRefusal(found, account, today);
  if (blocked !== null) return blocked;

  const { policy } = found;
  const birthDate = policy.risks[0]?.vehicleHolder?.birthDate ?? account.profile.birthDate ?? null;
  const age = birthDate === null ? null : ageOn(today, birthDate);
  const problem = changeProblem(policy, change, { today, switches, age });
  if (problem !== null) return refuse(400, problem.code, problem.about);
  return {
    kind: 'change',
    policy,
    changed: changedPolicy(policy, change, registrationOf(account.profile)),
    switches,
  };
}
