import { applicationSwitches, type ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { PaymentChange, PaymentParts, Policy } from '../../../protocol/index.ts';
import { type OperationCall, type Refusal, refuse } from '../../api/OperationCall.ts';
import { buildContractFacts } from '../change/buildContractFacts.ts';
import { areaRefusal, paymentRefusal } from '../change/editingRefusal.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { areasOfPayment, changedPayment } from './changedPayment.ts';
import { ibanRefusal } from './ibanRefusal.ts';
import { paymentProblem } from './paymentProblem.ts';

/** A change of the payment that is possible. */
interface PreparedPaymentChange {
  readonly kind: 'change';
  readonly policy: Policy;
  /** The changed parts. */
  readonly parts: PaymentParts;
  readonly switches: ApplicationSwitches;
}

/** Checks a change of the payment of a contract. An unchanged IBAN is not checked again. */
export async function preparePaymentChange(
  call: Pick<OperationCall, 'store' | 'account' | 'brand' | 'today'>,
  policyNumber: string,
  change: PaymentChange,
): Promise<PreparedPaymentChange | Refusal> {
  const { account, store, today } = call;
  const switches = applicationSwitches(account.application);
  if (!switches.policyChanges) return refuse(403, 'FUNCTIONALITY_OFF');
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const { policy } = found;
  const facts = buildContractFacts(found, account, today);
  const refused = paymentRefusal(facts) ?? paymentProblem(policy, change, { today, switches });
  if (refused !== null) return refused;

  const parts = changedPayment(policy.paymentDetails, change);
  const iban = parts.bankAccount?.iban;
  const isOther = iban !== undefined && iban !== policy.paymentDetails.bankAccount?.iban;
  const wrongIban = isOther ? await ibanRefusal(store, iban) : null;
  if (wrongIban !== null) return wrongIban;
  if (Object.keys(parts).length === 0) return refuse(400, 'NOTHING_CHANGED');
  return areaRefusal(facts, areasOfPayment(parts)) ?? { kind: 'change', policy, parts, switches };
}
