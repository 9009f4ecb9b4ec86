import { applicationSwitches, type ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { PaymentChange, PaymentParts, Policy } from '../../../protocol/index.ts';
import { type OperationCall, type Refusal, refuse } from '../../api/OperationCall.ts';
import { buildContractFacts } from '../change/buildContractFacts.ts';
import { findAreaRefusal, findPaymentRefusal } from '../change/findEditingRefusal.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { listPaymentAreas, listChangedPayment } from './listChangedPayment.ts';
import { findIbanProblem } from './findIbanProblem.ts';
import { findPaymentProblem } from './findPaymentProblem.ts';

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
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const { policy } = found;
  const facts = buildContractFacts(found, account, today);
  const refused = findPaymentRefusal(facts) ?? findPaymentProblem(policy, change, { today, switches });
  if (refused !== null) return refused;

  const parts = listChangedPayment(policy.paymentDetails, change);
  const iban = parts.bankAccount?.iban;
  const isOther = iban !== undefined && iban !== policy.paymentDetails.bankAccount?.iban;
  const wrongIban = isOther ? await findIbanProblem(store, iban) : null;
  if (wrongIban !== null) return wrongIban;
  if (Object.keys(parts).length === 0) return refuse(400, 'NOTHING_CHANGED');
  return findAreaRefusal(facts, listPaymentAreas(parts)) ?? { kind: 'change', policy, parts, switches };
}
