import type { PaymentParts, Policy } from '../../../protocol/index.ts';
import { ratePolicy } from '../rating/ratePolicy.ts';

/** Returns the contract with another payment and its premium, which depends on the period. `zip` is that of the account. */
export function applyPayment(policy: Policy, parts: PaymentParts, zip: string): Policy {
  const paymentDetails = { ...policy.paymentDetails, ...parts };
  return ratePolicy(
    { ...policy, paymentDetails },
    { zip: policy.risks[0]?.vehicleHolder?.address?.zip ?? zip },
  );
}
