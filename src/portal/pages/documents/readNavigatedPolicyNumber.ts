import { asRecord } from '../../../plain/isRecord.ts';

/** Returns the policy number in the state of a navigation, `{ policy: { policyNumber } }`; null when there is none (DOC-001). */
export function readNavigatedPolicyNumber(state: unknown): string | null {
  const { policyNumber } = asRecord(asRecord(state)['policy']);
  return typeof policyNumber === 'string' ? policyNumber : null;
}
