import type { PaymentParts, Policy } from '../../../protocol/index.ts';
import { ratePolicy } from '../rating/ratePolicy.ts';

/** The contract when it is paid differently: its premium depends on the period. `zip` is that of its account. */
export function withPayment(policy: Policy, parts: PaymentParts, zip: string): Policy {
  const paymentDetails = { ...policy.paymentDetails, ...parts };
  return ratePolicy(
    { ...policy, paymentDetails },
    { zip: policy.risks[0]?.vehicleHolder?.address?.zip ?? zip },
  );
}
