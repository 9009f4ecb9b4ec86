import { asRecord } from '../../../plain/isRecord.ts';

/** The value that stands for all contracts in the list of contracts. */
export const allContracts = '';

/**
 * Returns the policy number in the state of a navigation, `{ policy: { policyNumber } }`, or all contracts for `{ contracts: 'all' }`; null
 * when there is none (DOC-001).
 */
export function readNavigatedPolicyNumber(state: unknown): string | null {
  if (asRecord(state)['contracts'] === 'all') return allContracts;
  const { policyNumber } = asRecord(asRecord(state)['policy']);
  return typeof policyNumber === 'string' ? policyNumber : null;
}
