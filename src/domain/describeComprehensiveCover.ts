import type { Policy } from '../protocol/index.ts';
import { nameLine } from './names/nameLine.ts';

/** Fully comprehensive, partly comprehensive, KINTO fully comprehensive. */
const comprehensiveLobs = ['20Y2', '20Y3', '20Y21'];

/** Describes the comprehensive cover of a contract; null without one (CLM-034). */
export function describeComprehensiveCover(policy: Policy): string | null {
  for (const lob of comprehensiveLobs) {
    const guarantee = policy.risks[0]?.guarantees.find((one) => one.lob === lob);
    if (guarantee !== undefined) return guarantee.description || nameLine(guarantee);
  }
  return null;
}
