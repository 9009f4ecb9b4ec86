import { type Call, type Refusal, refuse } from '../../api/Call.ts';
import { contractFactsOf } from '../change/contractFactsOf.ts';
import { findPolicy, type FoundPolicy } from '../policy/findPolicy.ts';

/** A contract that the account sees, unless it has no such paper. `notFor`: contracts without, by what forms know of them. */
export async function contractWithPaper(
  call: Pick<Call, 'account' | 'brand' | 'store' | 'today'>,
  policyNumber: string,
  notFor: readonly string[],
): Promise<FoundPolicy | Refusal> {
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const facts = contractFactsOf(found, call.account, call.today);
  return notFor.some((fact) => facts[fact] === true) ? refuse(403, 'NOT_OFFERED') : found;
}
