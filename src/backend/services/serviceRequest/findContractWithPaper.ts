import { type OperationCall, type Refusal, refuse } from '../../api/OperationCall.ts';
import { buildContractFacts } from '../change/buildContractFacts.ts';
import { findPolicy, type FoundPolicy } from '../policy/findPolicy.ts';

/** Finds a contract of the account, unless it has no such paper. `notFor`: facts of contracts without it. */
export async function findContractWithPaper(
  call: Pick<OperationCall, 'account' | 'brand' | 'store' | 'today'>,
  policyNumber: string,
  notFor: readonly string[],
): Promise<FoundPolicy | Refusal> {
  const found = await findPolicy(call, policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const facts = buildContractFacts(found, call.account, call.today);
  return notFor.some((fact) => facts[fact] === true) ? refuse(403, 'NOT_OFFERED') : found;
}
