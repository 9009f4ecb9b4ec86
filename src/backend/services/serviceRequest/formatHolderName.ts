import type { Account } from '../../../protocol/index.ts';

/** Returns the name on papers: that of the company or of the person. */
export function formatHolderName({ companyName, firstName, lastName }: Account): string {
  return companyName || [firstName, lastName].filter(Boolean).join(' ');
}
