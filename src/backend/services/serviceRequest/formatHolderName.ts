import type { Account } from '../../../protocol/index.ts';

/** Whom papers are made out to. */
export function formatHolderName({ companyName, firstName, lastName }: Account): string {
  return companyName || [firstName, lastName].filter(Boolean).join(' ');
}
