import type { Account } from '../../../protocol/index.ts';

/** Whom papers are made out to. */
export function holderOf({ companyName, firstName, lastName }: Account): string {
  return companyName || [firstName, lastName].filter(Boolean).join(' ');
}
