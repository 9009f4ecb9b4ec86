import { asRecord } from '../../../plain/isRecord.ts';

/** The contract that the state of a navigation names, `{ policy: { policyNumber } }`; null where it names none (DOC-001). */
export function readNavigatedPolicyNumber(state: unknown): string | null {
  const { policyNumber } = asRecord(asRecord(state)['policy']);
  return typeof policyNumber === 'string' ? policyNumber : null;
}
