import type { Policy } from '../protocol/index.ts';

/** How a contract is called wherever one is picked (SEL-005; the suffix is prescribed letter by letter). */
export function policyLabel(policy: Policy, isTerminated: boolean): string {
  const label = [policy.policyNumber, policy.risks[0]?.licensePlate].filter(Boolean).join(' ');
  return isTerminated ? `${label} - Beendeter Vertrag` : label;
}
