import type { Call } from '../../api/Call.ts';

/** Whom papers are made out to. */
export function holderOf({ account: { profile } }: Pick<Call, 'account'>): string {
  const { companyName, firstName, lastName } = profile;
  return companyName || [firstName, lastName].filter(Boolean).join(' ');
}
