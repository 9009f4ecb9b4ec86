/** The contract that the state of a navigation names, `{ policy: { policyNumber } }`; null where it names none (DOC-001). */
export function policyNumberIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('policy' in state)) return null;
  const { policy } = state;
  if (typeof policy !== 'object' || policy === null || !('policyNumber' in policy)) return null;
  return typeof policy.policyNumber === 'string' ? policy.policyNumber : null;
}
