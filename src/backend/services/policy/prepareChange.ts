import { calculateAge } from '../../../calendar/index.ts';
import { applicationSwitches, type ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { Policy, PolicyChange } from '../../../protocol/index.ts';
import { type OperationCall, type Refusal, refuse } from '../../api/OperationCall.ts';
import { applyChange } from '../change/applyChange.ts';
import { findChangeProblem } from '../change/findChangeProblem.ts';
import { listChangedAreas, type ChangedItem, listChangedItems } from '../change/listChangedItems.ts';
import { buildContractFacts } from '../change/buildContractFacts.ts';
import { findAreaRefusal, findEditingRefusal } from '../change/findEditingRefusal.ts';
import { listOffers } from '../change/offers.ts';
import { createEntityTag } from './createEntityTag.ts';
import { findPolicy } from './findPolicy.ts';
import { createRegistration } from './selectPolicies.ts';

/** A possible change: the contract before and after it. */
export interface PreparedChange {
  readonly kind: 'change';
  readonly policy: Policy;
  readonly changed: Policy;
  /** The changed values. */
  readonly items: readonly ChangedItem[];
  readonly switches: ApplicationSwitches;
}

interface PendingChange {
  readonly policyNumber: string;
  readonly change: PolicyChange;
  readonly isCalculation: boolean;
  /** The entity tag of the contract that the change is based on; undefined when the caller sends none. */
  readonly etag?: string | undefined;
}

/** Checks a change of a contract. Calculation and submission use the same check. */
export async function prepareChange(
  call: Pick<OperationCall, 'store' | 'account' | 'brand' | 'today'>,
  { policyNumber, change, isCalculation, etag }: PendingChange,
): Promise<PreparedChange | Refusal> {
  const { account, today } = call;
  const switches = applicationSwitches(account.application);
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const { policy } = found;
  const facts = buildContractFacts(found, account, today);
  const blocked = findEditingRefusal(facts, isCalculation);
  if (blocked !== null) return blocked;
  if (etag !== undefined && etag !== createEntityTag(policy)) return refuse(412, 'CONTRACT_CHANGED');

  const birthDate = policy.risks[0]?.vehicleHolder?.birthDate ?? account.profile.birthDate ?? null;
  const age = birthDate === null ? null : calculateAge(today, birthDate);
  const problem = findChangeProblem(policy, change, { today, switches, offers: listOffers(facts), age });
  if (problem !== null) return refuse(400, problem.code, problem.about);
  const changed = applyChange(policy, change, createRegistration(account.profile));
  const items = listChangedItems(policy, changed);
  return (
    findAreaRefusal(facts, listChangedAreas(items)) ?? { kind: 'change', policy, changed, items, switches }
  );
}
